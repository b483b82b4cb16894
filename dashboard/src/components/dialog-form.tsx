import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from './button.tsx'
import { DialogActions, DialogBody } from './dialog.tsx'
import { FormError } from './form-error.tsx'

type DialogFormProps = {
  children: ReactNode
  failure: string | undefined
  isBusy: boolean
  submitLabel: string
  submitVariant?: 'danger'
  backLabel?: string
  onBack: () => void
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => unknown
}

/** The form inside a dialog: fields, why it was refused, and the buttons to cancel and submit. */
export function DialogForm(props: DialogFormProps) {
  const { children, failure, isBusy, submitLabel, submitVariant, backLabel = 'Cancel', onBack, onSubmit } = props
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <DialogBody>
        {children}
        <FormError message={failure} />
      </DialogBody>
      <DialogActions>
        <Button variant="line" aria-disabled={isBusy} onClick={() => !isBusy && onBack()}>
          {backLabel}
        </Button>
        <Button type="submit" variant={submitVariant} isBusy={isBusy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
