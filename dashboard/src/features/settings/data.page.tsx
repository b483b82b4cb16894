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
  { icon: FileJson, file: 'export.json', what: 'everything, with history, consents, emails, widgets and your profile' },
  { icon: Image, file: 'images', what: 'your organisation image and your clients’ photos' },
]
export function DataSettingsPage() {
  useTrack('Settings data viewed')
  return (
    <SettingsLayout title="Data">
      <SettingsSection title="Your data" hint="Download everything at any time, on every plan.">
        <p className={`flex gap-8 ${styles.lead}`}>
          <FileArchive />
          One ZIP file, created in your browser. It contains:
        </p>
        <dl className={`stack ${styles.contents}`}>
          {contents.map(({ icon: Icon, file, what }) => (
            <div className="phone-column" key={file}>
              <dt className="flex gap-8 medium">
                <Icon />
                {file}
              </dt>
              <dd className="muted">{what}</dd>
            </div>
          ))}
        </dl>
        <ExportPanel />
      </SettingsSection>
      <SettingsSection title="Delete account" hint="This is permanent. Nobody can undo it, not even us.">
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
    <div className="justify-start gap-16 measure stack">
      <p>
        Your profile, every request and testimonial, all images and widgets are erased immediately. Widgets on your site
        stop showing testimonials.
      </p>
      <Button variant="line" className={styles.delete} aria-disabled={!user} onClick={open}>
        Delete account…
      </Button>
    </div>
  )
}
