import { FileArchive, FileJson, Image, Sheet } from 'lucide-react'
import { Button } from '../../components/button.tsx'
import { useModal } from '../../components/modal.tsx'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import styles from './data.module.css'
import { DeleteAccountDialog } from './delete-account.dialog.tsx'
import { ExportPanel } from './export.panel.tsx'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { SettingsLayout } from './settings.layout.tsx'
import { SettingsSection } from './settings.section.tsx'

const contents = [
  { icon: Sheet, file: 'testimonials.csv', what: 'every request and testimonial, one row each, for a spreadsheet' },
  { icon: FileJson, file: 'export.json', what: 'all of it, with history, consent, mails, widgets and your profile' },
  { icon: Image, file: 'pictures', what: 'your organisation image and the pictures of your clients' },
]

export function DataSettingsPage() {
  useTrack('Settings data viewed')
  return (
    <SettingsLayout title="Data">
      <SettingsSection title="Your data" hint="Yours to take along at any time, on every plan.">
        <p className={styles.lead}>
          <FileArchive />
          One ZIP file, put together in this browser. It holds:
        </p>
        <dl className={styles.contents}>
          {contents.map(({ icon: Icon, file, what }) => (
            <div key={file}>
              <dt>
                <Icon />
                {file}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <ExportPanel />
      </SettingsSection>
      <SettingsSection title="Delete account" hint="For good. Nobody can bring it back, us included.">
        <DeleteAccount />
      </SettingsSection>
    </SettingsLayout>
  )
}

function DeleteAccount() {
  const modal = useModal()
  const { data: user } = useCurrentUser()
  const open = () => {
    if (user) modal.open(<DeleteAccountDialog user={user} onClose={modal.close} />)
  }
  return (
    <div className={styles.danger}>
      <p>
        Your profile, every request and testimonial, all pictures and widgets are erased at once. Walls on your site
        stop showing anything.
      </p>
      <Button variant="line" className={styles.delete} aria-disabled={!user} onClick={open}>
        Delete account…
      </Button>
    </div>
  )
}
