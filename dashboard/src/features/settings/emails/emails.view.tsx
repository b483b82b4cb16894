import { useState } from 'react'
import {
  type EmailSettings,
  type EmailStyle,
  MAIN_EMAIL_STYLE,
  removeEmailStyle,
  type SendingDomain,
  updateEmailSettings,
} from '#shared/emails.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useLeaveGuard } from '../../../lib/leave-guard.ts'
import { useApi } from '../../../lib/use-api.ts'
import { AddStyleDialog } from './add-style.dialog.tsx'
import { DomainSection } from './domain.section.tsx'
import type { Sample } from './mail.preview.tsx'
import { NeverAskSection } from './never-ask.section.tsx'
import { SendingForm } from './sending.form.tsx'
import { StandingBanner } from './standing.banner.tsx'
import { StyleBar } from './style.bar.tsx'
import { StyleEditor } from './style.editor.tsx'
import styles from './emails.module.css'

type EmailsViewProps = {
  user: CurrentUser
  settings: EmailSettings
  onChanged: (settings: EmailSettings) => void
  onDomain: (domain: SendingDomain | null) => void
}

export function EmailsView({ user, settings, onChanged, onDomain }: EmailsViewProps) {
  const modal = useModal()
  const [chosenId, setChosenId] = useState(settings.defaultStyleId)
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
    <div className={styles.page}>
      <StandingBanner sending={settings.sending} />
      <div className={styles.styles}>
        <StyleBar
          settings={settings}
          chosenId={style.id}
          onChoose={(id) => id !== style.id && unlessDirty(() => setChosenId(id))}
          onAdd={() => settings.styles.length < settings.rights.stylesMax && unlessDirty(openAdding)}
        />
        <StyleActions
          settings={settings}
          style={style}
          onChanged={onChanged}
          onRemoved={() => setEdition((count) => count + 1)}
        />
        <StyleEditor
          key={`${style.id} ${edition}`}
          user={user}
          settings={settings}
          style={style}
          sample={sample}
          onSample={setSample}
          onSaved={onChanged}
          onDirty={setIsStyleDirty}
        />
      </div>
      <div className={styles.sections}>
        <SendingForm user={user} settings={settings} onSaved={onChanged} onDirty={setIsSendingDirty} />
        <DomainSection settings={settings} onChanged={onDomain} />
        <NeverAskSection />
      </div>
      {leave && (
        <ConfirmDialog
          title="Leave without saving?"
          confirmLabel="Leave"
          variant="danger"
          onConfirm={leave}
          onClose={stayHere}
        >
          <p>What you changed about your mails is not saved yet.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

type StyleActionsProps = {
  settings: EmailSettings
  style: EmailStyle
  onChanged: (settings: EmailSettings) => void
  onRemoved: () => void
}

/** What can be done with a style as a whole. */
function StyleActions({ settings, style, onChanged, onRemoved }: StyleActionsProps) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const isMain = style.id === MAIN_EMAIL_STYLE
  const isDefault = style.id === settings.defaultStyleId
  const canBeDefault = !isDefault && settings.rights.stylesMax > 1

  async function makeDefault() {
    const { postalAddress, reminders, notices } = settings
    setIsBusy(true)
    try {
      onChanged(
        await call(updateEmailSettings, { body: { defaultStyleId: style.id, postalAddress, reminders, notices } }),
      )
      toast.success(`Requests go out in “${style.name}”.`)
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }

  const remove = async () => {
    onChanged(await call(removeEmailStyle, { params: { id: style.id } }))
    onRemoved()
    toast.success(isMain ? 'Everything is as it was given.' : 'Style removed.')
  }

  const openRemoval = () =>
    modal.open(
      <ConfirmDialog
        title={isMain ? 'Start over?' : `Remove “${style.name}”?`}
        confirmLabel={isMain ? 'Start over' : 'Remove'}
        variant="danger"
        onConfirm={remove}
        onClose={modal.close}
      >
        <p>
          {isMain
            ? 'Words, tone and look go back to what they were given as.'
            : 'Requests of this style that wait to be sent go out in the default one.'}
        </p>
      </ConfirmDialog>,
    )

  if (isMain && style.changedAt === null && !canBeDefault) return null
  return (
    <div className={styles.actions}>
      {canBeDefault && (
        <Button variant="line" size="small" isBusy={isBusy} onClick={() => void makeDefault()}>
          Make default
        </Button>
      )}
      {(!isMain || style.changedAt !== null) && (
        <Button variant="quiet" size="small" onClick={openRemoval}>
          {isMain ? 'Start over…' : 'Remove style…'}
        </Button>
      )}
    </div>
  )
}
