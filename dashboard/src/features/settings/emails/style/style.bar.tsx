import { Plus } from 'lucide-react'
import { useState } from 'react'
import { createEmailStyle, type EmailSettings, updateEmailSettings } from '#shared/email-settings.ts'
import type { EmailStyle } from '#shared/email-styles.ts'
import { Button } from '../../../../components/button.tsx'
import { DialogForm } from '../../../../components/dialog.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { Field } from '../../../../components/field.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { createRequestKeys } from '../../../../lib/idempotency-keys.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { useOneField } from '../../../../lib/use-one-field.ts'
import { PlanLine } from '../../../../components/plan-line.tsx'
import { StyleValues, usedStyleId, valuesOf } from './style.values.ts'
import styles from './style.module.css'

type StyleBarProps = {
  settings: EmailSettings
  chosen: EmailStyle
  onChoose: (id: string) => void
  onAdd: () => void
  onChanged: (settings: EmailSettings) => void
}

/**
 * The styles of a workspace, one of which is being edited. Hidden where there is only one and no other can be added.
 */
export function StyleBar({ settings, chosen, onChoose, onAdd, onChanged }: StyleBarProps) {
  const { rights, styles: all } = settings
  const usedId = usedStyleId(settings)
  if (all.length < 2 && rights.stylesMax < 2) return null
  return (
    <section className={`stack gap-12 ${styles.bar}`} aria-label="Styles">
      <div className="row wrap justify-between gap-16 rows-8">
        <ul className="flex wrap shrink gap-8" role="list">
          {all.map(({ id, name }) => (
            <li className="shrink max-full" key={id}>
              <button
                type="button"
                className={`inline-row gap-8 medium muted border surface pad-block-8 pad-inline-16 hover-ink ${styles.choice}`}
                aria-current={id === chosen.id || undefined}
                onClick={() => onChoose(id)}
              >
                <span className="ellipsis">{name}</span>
                {id === usedId && <span className="rigid text-12 regular muted">Default</span>}
              </button>
            </li>
          ))}
          {rights.stylesMax > 1 && (
            <li className="shrink max-full">
              <Button
                variant="quiet"
                size="small"
                change="add styles"
                disabledReason={
                  all.length >= rights.stylesMax ? `You can have up to ${rights.stylesMax} styles.` : undefined
                }
                onClick={onAdd}
              >
                <Plus />
                Add a style
              </Button>
            </li>
          )}
        </ul>
        {rights.stylesMax > 1 && chosen.id !== usedId && (
          <DefaultButton settings={settings} style={chosen} onChanged={onChanged} />
        )}
      </div>
      {rights.stylesMax < 2 && <PlanLine plan="Studio" what="several styles" isKept />}
      {rights.stylesMax > 1 && all.length >= rights.stylesMax && (
        <p className="text-13 muted">You can have up to {rights.stylesMax} styles.</p>
      )}
    </section>
  )
}

type DefaultButtonProps = {
  settings: EmailSettings
  style: EmailStyle
  onChanged: (settings: EmailSettings) => void
}

function DefaultButton({ settings, style, onChanged }: DefaultButtonProps) {
  const call = useApi()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  async function makeDefault() {
    const { postalAddress, reminders } = settings
    setIsBusy(true)
    try {
      onChanged(await call(updateEmailSettings, { body: { defaultStyleId: style.id, postalAddress, reminders } }))
      toast.success(`“${style.name}” is now the default style.`)
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="line" size="small" change="save changes" isBusy={isBusy} onClick={() => void makeDefault()}>
      Make default
    </Button>
  )
}

type AddStyleDialogProps = {
  /** The style that the new one is copied from. */
  from: EmailStyle
  onAdded: (added: { id: string; settings: EmailSettings }) => void
  onClose: () => void
}

export function AddStyleDialog({ from, onAdded, onClose }: AddStyleDialogProps) {
  const call = useApi()
  const [keyFor] = useState(() => createRequestKeys())
  const name = useOneField({
    check: (typed) => StyleValues.safeParse({ ...valuesOf(from), name: typed }),
    send: async (body) => {
      onAdded(await call(createEmailStyle, { body }, { idempotencyKey: keyFor(body) }))
      onClose()
    },
  })
  const { isBusy, failure } = name

  return (
    <Dialog title="Add a style" width={450} onClose={onClose} canClose={!isBusy}>
      <DialogForm failure={failure} isBusy={isBusy} submitLabel="Add style" onBack={onClose} onSubmit={name.submit}>
        <p>It starts as a copy of “{from.name}”. You choose a style for each request.</p>
        <Field
          label="Style name"
          placeholder="After a workshop"
          required
          maxLength={60}
          autoComplete="off"
          value={name.typed}
          error={name.fault}
          onChange={({ currentTarget }) => name.setTyped(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
