import { MailWarning } from 'lucide-react'
import { useState } from 'react'
import { type EmailSettings, getEmailSettings, type SendingStatus } from '#shared/email-settings.ts'
import type { SendingDomain } from '#shared/sending-domains.ts'
import type { CurrentUser } from '#shared/users.ts'
import { ContactLink } from '../../../components/contact-link.tsx'
import { Button } from '../../../components/button.tsx'
import { useHasRole } from '../../../components/changes.ts'
import { LeaveDialog } from '../../../components/leave-dialog.tsx'
import { useConfirmationEmail, RESTS } from '../../../components/confirmation-email.ts'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { fullDate } from '../../../lib/dates.ts'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout, SettingsLoading } from '../settings.layout.tsx'
import { DomainSection } from './domain/domain.section.tsx'
import { NoticesSection } from './notices.section.tsx'
import { NeverAskSection } from './never-ask.section.tsx'
import { SendingForm } from './sending.form.tsx'
import type { Sample } from './style/email.preview.tsx'
import { AddStyleDialog, StyleBar } from './style/style.bar.tsx'
import { StyleEditor } from './style/style.editor.tsx'
import { usedStyleId } from './style/style.values.ts'
import styles from './emails.module.css'

export function EmailSettingsPage() {
  useTrack('Settings emails viewed')
  const { data: user } = useCurrentUser()
  const { data: settings, error, isValidating, mutate } = useEndpoint(getEmailSettings, {})
  const show = (saved: EmailSettings) => void mutate(saved, { revalidate: false })
  const showDomain = (domain: SendingDomain | null) => {
    void mutate((before) => before && { ...before, domain }, {
      revalidate: domain?.status !== settings?.domain?.status,
    })
  }
  return (
    <SettingsLayout tab="/settings/emails" adminsMay="change the emails to clients">
      {user && settings ? (
        <EmailsView user={user} settings={settings} onChanged={show} onDomain={showDomain} />
      ) : error ? (
        <LoadFailure what="Your email settings" {...{ error, isValidating, mutate }} />
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}

type EmailsViewProps = {
  user: CurrentUser
  settings: EmailSettings
  onChanged: (settings: EmailSettings) => void
  onDomain: (domain: SendingDomain | null) => void
}

function EmailsView({ user, settings, onChanged, onDomain }: EmailsViewProps) {
  const modal = useModal()
  const mayManage = useHasRole('admin')
  const [chosenId, setChosenId] = useState(usedStyleId(settings))
  const [isStyleDirty, setIsStyleDirty] = useState(false)
  const [isSendingDirty, setIsSendingDirty] = useState(false)
  const [sample, setSample] = useState<Sample>({ kind: 'request', customerName: 'Ana Ribeiro', service: '' })
  const [switching, setSwitching] = useState<(() => void) | null>(null)
  const [edition, setEdition] = useState(0)
  const { departure, stay } = useLeaveGuard(isStyleDirty || isSendingDirty)
  const leave = departure?.leave ?? switching
  const style = settings.styles.find(({ id }) => id === chosenId) ?? settings.styles[0]
  if (!style) return null

  const unlessDirty = (go: () => void) => (isStyleDirty ? setSwitching(() => go) : go())
  const stayHere = () => {
    stay()
    setSwitching(null)
  }

  const openAdding = () =>
    modal.open(
      <AddStyleDialog
        from={style}
        onAdded={(added) => {
          onChanged(added.settings)
          setChosenId(added.id)
        }}
        onClose={modal.close}
      />,
    )

  return (
    <div className="stack gap-32">
      <SendingStatusBanner sending={settings.sending} />
      <div className="stack gap-24">
        <StyleBar
          settings={settings}
          chosen={style}
          onChoose={(id) => id !== style.id && unlessDirty(() => setChosenId(id))}
          onAdd={() => settings.styles.length < settings.rights.stylesMax && unlessDirty(openAdding)}
          onChanged={onChanged}
        />
        <StyleEditor
          key={`${style.id} ${edition}`}
          user={user}
          settings={settings}
          style={style}
          sample={sample}
          onSample={setSample}
          onSaved={onChanged}
          onRemoved={() => setEdition((count) => count + 1)}
          onDirty={setIsStyleDirty}
        />
      </div>
      <div className={`border-above ${styles.sections}`}>
        <SendingForm user={user} settings={settings} onSaved={onChanged} onDirty={setIsSendingDirty} />
        <NoticesSection user={user} />
        <DomainSection settings={settings} onChanged={onDomain} />
        {mayManage && <NeverAskSection />}
      </div>
      {leave && <LeaveDialog changes="Your changes to your emails" onLeave={leave} onStay={stayHere} />}
    </div>
  )
}

/** Explains why emails to clients are on hold, or that few may be sent, while that is so. */
function SendingStatusBanner({ sending }: { sending: SendingStatus }) {
  const maySend = useHasRole('editor')
  if (sending.pausedAt !== null) return <Paused pausedAt={sending.pausedAt} />
  if (sending.isAddressVerified || !maySend) return null
  return <Unverified leftToday={sending.leftToday} />
}

const Paused = ({ pausedAt }: { pausedAt: string }) => (
  <aside
    className={`pad-16 card align-center gap-16 rows-4 icons-20 ${styles.banner}`}
    data-tone="danger"
    aria-label="Sending"
  >
    <MailWarning />
    <div>
      <p className="strong">Emails to your clients have been paused since {fullDate(pausedAt)}.</p>
      <p className="text-13 muted">
        Two of them were reported as spam. Nothing is lost: you can still copy and share links. Email <ContactLink />{' '}
        and we’ll look into it with you.
      </p>
    </div>
  </aside>
)

function Unverified({ leftToday }: { leftToday: number | null }) {
  const { isSent, send } = useConfirmationEmail()
  return (
    <aside
      className={`pad-16 card align-center gap-16 rows-4 icons-20 icons-muted ${styles.banner}`}
      aria-label="Sending"
    >
      <MailWarning />
      <div>
        <p className="strong">Your email address isn’t confirmed yet.</p>
        <p className="text-13 muted">
          Until it is, you can send only a few emails a day, and clients can’t reply to them.
          {leftToday !== null && ` ${leftMessage(leftToday)}`}
        </p>
      </div>
      <Button variant="line" size="small" disabledReason={isSent ? RESTS : undefined} onClick={() => void send()}>
        {isSent ? 'Email sent' : 'Send a confirmation email'}
      </Button>
    </aside>
  )
}

const leftMessage = (left: number) => (left === 0 ? 'None left for today.' : `${left} left for today.`)
