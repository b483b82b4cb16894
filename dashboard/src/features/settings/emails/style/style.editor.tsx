import { zodResolver } from '@hookform/resolvers/zod'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { type EmailSettings, removeEmailStyle, updateEmailStyle } from '#shared/email-settings.ts'
import { type EmailStyle, MAIN_EMAIL_STYLE } from '#shared/email-styles.ts'
import { sendTestEmail } from '#shared/email-previews.ts'
import { whoMay } from '#shared/roles.ts'
import type { CurrentUser } from '#shared/users.ts'
import { Button } from '../../../../components/button.tsx'
import { useHasRole } from '../../../../components/changes.ts'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { FormError } from '../../../../components/form-error.tsx'
import { useModal } from '../../../../components/modal.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { ApiError } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { RequestEmailPreview, type Sample } from './email.preview.tsx'
import { StyleForm } from './style.form.tsx'
import { fieldOf, previewable, StyleValues, usedStyleId, valuesOf } from './style.values.ts'
import styles from './style.module.css'

type StyleEditorProps = {
  user: CurrentUser
  settings: EmailSettings
  style: EmailStyle
  sample: Sample
  onSample: (sample: Sample) => void
  onSaved: (settings: EmailSettings) => void
  onRemoved: () => void
  onDirty: (isDirty: boolean) => void
}

/** One style: its settings next to their preview. A phone shows one of the two at a time. */
export function StyleEditor({
  user,
  settings,
  style,
  sample,
  onSample,
  onSaved,
  onRemoved,
  onDirty,
}: StyleEditorProps) {
  const { rights } = settings
  const mayChange = useHasRole('admin')
  const formId = useId()
  const { side, setSide, turn, place } = useSides()
  const { form, submit, failure } = useStyleForm({ style, onSaved })
  const { isSubmitting, isDirty } = form.formState
  const values = { ...valuesOf(style), ...useWatch({ control: form.control }) }
  const test = useTestEmail({ values, sample })
  const isLocked = rights.stylesMax < 2 && style.id !== usedStyleId(settings)
  const lockedReason = isLocked
    ? 'Several styles are part of Studio.'
    : mayChange
      ? undefined
      : whoMay('admin', 'change the emails to clients')
  const save = (event: SyntheticEvent) => {
    setSide('form')
    void submit(event)
  }
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  return (
    <div ref={place} className={`align-start ${styles.editor}`} data-side={side}>
      <form id={formId} onSubmit={save} noValidate className={`shrink stack ${styles.form}`} aria-label="Email style">
        <fieldset disabled={lockedReason !== undefined} title={lockedReason}>
          <StyleForm
            form={form}
            rights={rights}
            user={user}
            isNamed={rights.stylesMax > 1 || settings.styles.length > 1}
          />
        </fieldset>
        <div className={`empty-hidden ${styles.away}`}>
          <RemoveStyleButton
            style={style}
            onRemoved={(saved) => {
              onSaved(saved)
              onRemoved()
            }}
          />
        </div>
      </form>
      <RequestEmailPreview style={previewable(values)} sample={sample} onSample={onSample} />
      <div className={`row wrap gap-8 border-above pad-block-16 ${styles.end}`}>
        {failure && (
          <div className="full">
            <FormError message={failure} />
          </div>
        )}
        <Button type="submit" form={formId} change="save changes" isBusy={isSubmitting} disabledReason={lockedReason}>
          Save
        </Button>
        <Button variant="line" change="send tests" isBusy={test.isBusy} onClick={() => void test.send()}>
          Send me a test
        </Button>
        <p className={`text-13 muted ${styles.unsaved}`} role="status">
          {isDirty ? 'Not saved yet' : ''}
        </p>
        <Button variant="line" className={styles.turn} onClick={turn}>
          {side === 'preview' ? 'Edit' : 'Preview'}
        </Button>
      </div>
    </div>
  )
}

/** Which side a phone shows. The preview opens at its top; the form returns to where it was. */
function useSides() {
  const [side, setSide] = useState<'form' | 'preview'>('form')
  const place = useRef<HTMLDivElement>(null)
  const left = useRef(0)
  const turn = () => {
    if (side === 'form') left.current = window.scrollY
    flushSync(() => setSide(side === 'form' ? 'preview' : 'form'))
    if (side === 'form') place.current?.scrollIntoView({ block: 'start' })
    else window.scrollTo(0, left.current)
  }
  return { side, setSide, turn, place }
}

function useStyleForm({ style, onSaved }: { style: EmailStyle; onSaved: (settings: EmailSettings) => void }) {
  const call = useApi()
  const toast = useToast()
  const [failure, setFailure] = useState<string>()
  const form = useForm<StyleValues, unknown, z.output<typeof StyleValues>>({
    resolver: zodResolver(StyleValues),
    defaultValues: valuesOf(style),
  })
  const { getValues, reset, setError } = form
  const { isDirty, isSubmitting } = form.formState
  // It was saved elsewhere, as in another window: saving the values here would undo that.
  useEffect(() => {
    const kept = valuesOf(style)
    if (!isDirty && !isSubmitting && JSON.stringify(getValues()) !== JSON.stringify(kept)) reset(kept)
  }, [style, isDirty, isSubmitting, getValues, reset])
  /** What was typed while saving stays. */
  const settle = (saved: StyleValues, typed: StyleValues) => {
    const now = getValues()
    const meanwhile = JSON.stringify(now) === JSON.stringify(typed) ? saved : now
    reset(saved)
    if (meanwhile !== saved) reset(meanwhile, { keepDefaultValues: true })
  }
  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined)
    toast.dismiss()
    const typed = getValues()
    try {
      const settings = await call(updateEmailStyle, { params: { id: style.id }, body })
      onSaved(settings)
      const saved = settings.styles.find(({ id }) => id === style.id)
      if (saved) settle(valuesOf(saved), typed)
      toast.success('Emails saved.')
    } catch (error) {
      const details = error instanceof ApiError ? error.details : []
      const refused = details.flatMap(({ path, message }) => ({ field: fieldOf(path), message }))
      for (const { field, message } of refused) if (field) setError(field, { message }, { shouldFocus: true })
      if (refused.length === 0 || refused.some(({ field }) => !field)) setFailure(messageOf(error))
    }
  })
  return { form, submit, failure }
}

function useTestEmail({ values, sample }: { values: StyleValues; sample: Sample }) {
  const call = useApi()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  async function send() {
    setIsBusy(true)
    const { kind, customerName, service } = sample
    const body = {
      kind,
      style: previewable(values),
      customerName: customerName.trim() || null,
      service: service.trim() || null,
    }
    try {
      const { to } = await call(sendTestEmail, { body })
      toast.success(`Test email sent to ${to}.`)
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, send }
}

type RemoveStyleButtonProps = { style: EmailStyle; onRemoved: (settings: EmailSettings) => void }

/** Removes a style; the main one, which every workspace has, is reset to its original state. */
function RemoveStyleButton({ style, onRemoved }: RemoveStyleButtonProps) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const isMain = style.id === MAIN_EMAIL_STYLE
  if (isMain && style.changedAt === null) return null

  const remove = async () => {
    onRemoved(await call(removeEmailStyle, { params: { id: style.id } }))
    toast.success(isMain ? 'Style reset.' : 'Style removed.')
  }

  const openRemoval = () =>
    modal.open(
      <ConfirmDialog
        title={isMain ? 'Reset this style?' : `Remove “${style.name}”?`}
        confirmLabel={isMain ? 'Reset style' : 'Remove style'}
        variant="danger"
        onConfirm={remove}
        onClose={modal.close}
      >
        <p>
          {isMain
            ? 'Text, tone and appearance go back to the original.'
            : 'Unsent requests with this style will use the default one.'}
        </p>
      </ConfirmDialog>,
    )

  return (
    <Button variant="quiet" size="small" change="save changes" onClick={openRemoval}>
      {isMain ? 'Reset style…' : 'Remove style…'}
    </Button>
  )
}
