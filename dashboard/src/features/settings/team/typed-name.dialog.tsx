import type { ReactNode } from 'react'
import * as z from 'zod'
import { Dialog, DialogForm } from '../../../components/dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { useToast } from '../../../components/toast.tsx'
import { useOneField } from '../../../lib/use-one-field.ts'

type TypedNameDialogProps = {
  title: string
  /** To be typed. */
  name: string
  submitLabel: string
  submitVariant?: 'danger'
  /** Returns what to say about it once the dialog is closed. */
  onSubmit: (typed: string) => Promise<string>
  onDone?: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks to type the name of the workspace, so that nothing large happens by accident. */
export function TypedNameDialog({
  title,
  name,
  submitLabel,
  submitVariant,
  onSubmit,
  onDone,
  onClose,
  children,
}: TypedNameDialogProps) {
  const toast = useToast()
  const field = useOneField({
    check: (typed) => z.literal(name, { error: `Type ${name} to confirm.` }).safeParse(typed.trim()),
    send: async (typed) => {
      const message = await onSubmit(typed)
      onClose()
      onDone?.()
      toast.success(message)
    },
  })
  return (
    <Dialog title={title} width={450} onClose={onClose} canClose={!field.isBusy}>
      <DialogForm
        failure={field.failure}
        isBusy={field.isBusy}
        submitLabel={submitLabel}
        {...(submitVariant && { submitVariant })}
        onBack={onClose}
        onSubmit={field.submit}
      >
        {children}
        <Field
          label={`Type ${name} to confirm`}
          autoComplete="off"
          spellCheck={false}
          value={field.typed}
          error={field.fault}
          onChange={({ currentTarget }) => field.setTyped(currentTarget.value)}
        />
      </DialogForm>
    </Dialog>
  )
}
