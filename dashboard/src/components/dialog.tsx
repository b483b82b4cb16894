import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Button, WAIT } from './button.tsx'
import styles from './dialog.module.css'
import { FormError } from './form-error.tsx'
import { IconButton } from './icon-button.tsx'
import { useModalDialog } from './modal-dialog.ts'

type DialogProps = {
  title: string
  /** In pixels, as specified. */
  width?: 450 | 500
  onClose: () => void
  /** False while something is in progress that must not be interrupted. */
  canClose?: boolean
  hasCloseButton?: boolean
  children: ReactNode
}

/** Open while it is mounted. An element with `data-autofocus` gets the focus first, else the first field. */
export function Dialog({ title, width = 500, onClose, canClose = true, hasCloseButton = true, children }: DialogProps) {
  const titleId = useId()
  const modal = useModalDialog(() => canClose && onClose())
  return (
    <dialog {...modal} className={classNames(styles.dialog, styles[`width${width}`])} aria-labelledby={titleId}>
      <div className={styles.header}>
        <h2 className="shrink anywhere" id={titleId}>
          {title}
        </h2>
        {hasCloseButton && (
          <IconButton icon={X} label="Close" disabledReason={canClose ? undefined : WAIT} onClick={onClose} />
        )}
      </div>
      {children}
    </dialog>
  )
}

export function DialogBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}

type DialogActionsProps = {
  children: ReactNode
  /** A short note beside the buttons; on small screens it stands above them and is scrolled away. */
  aside?: ReactNode
}

/** The row of buttons at the end, which stays in view while the rest is scrolled. */
export function DialogActions({ children, aside }: DialogActionsProps) {
  return (
    <>
      {aside && <div className={`empty-hidden ${styles.aside}`}>{aside}</div>}
      <div className={styles.actions}>{children}</div>
    </>
  )
}

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
        <Button variant="line" disabledReason={isBusy ? WAIT : undefined} onClick={onBack}>
          {backLabel}
        </Button>
        <Button type="submit" variant={submitVariant} isBusy={isBusy}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
