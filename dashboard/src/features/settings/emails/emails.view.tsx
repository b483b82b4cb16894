import { useState } from 'react'
import { type EmailSettings, type SendingDomain } from '#shared/emails.ts'
import type { CurrentUser } from '#shared/users.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useLeaveGuard } from '../../../navigation/navigation.tsx'
import { AddStyleDialog } from './add-style.dialog.tsx'
import { DomainSection } from './domain.section.tsx'
import type { Sample } from './email.preview.tsx'
import { NeverAskSection } from './never-ask.section.tsx'
import { SendingForm } from './sending.form.tsx'
import { SendingStatusBanner } from './sending-status.banner.tsx'
import { StyleBar } from './style.bar.tsx'
import { StyleEditor } from './style.editor.tsx'
import { usedStyleId } from './used-style.ts'
import styles from './emails.module.css'

type EmailsViewProps = {
  user: CurrentUser
  settings: EmailSettings
  onChanged: (settings: EmailSettings) => void
  onDomain: (domain: SendingDomain | null) => void
}

export function EmailsView({ user, settings, onChanged, onDomain }: EmailsViewProps) {
  const modal = useModal()
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
          <p>Your changes to your emails aren’t saved yet.</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
