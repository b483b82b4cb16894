import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Failure } from '../client/failure.ts'
import { FailureNotice } from './problem.tsx'
import { useAction } from './use-action.ts'
import controls from '../client/controls.module.css'
import styles from './dialog.module.css'

type ActionDialogProps = {
  title: string
  children: ReactNode
  confirm: string
  /** What stands on the button while it is being done. */
  doing: string
  cancel: string
  tone?: 'plain' | 'danger'
  /** Whether it may be done by now; says so itself where not. */
  mayAct?: () => boolean
  /** Answers why nothing came of it, or null. */
  act: () => Promise<Failure | null>
  onClose: () => void
}

/** Asks once, as long as it is mounted. Closes when it is done; stays, with the reason, when it is not. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, confirm, doing, cancel, tone = 'plain', mayAct, act, onClose } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { isBusy, failure, start } = useAction(act)

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const close = () => {
    if (!isBusy) onClose()
  }
  const press = async () => {
    if (mayAct && !mayAct()) return
    if (await start()) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={close}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>
        {children}
        <FailureNotice failure={failure} />
      </div>
      <div className={styles.buttons}>
        <button type="button" className={controls.button} data-tone={tone} aria-disabled={isBusy} onClick={press}>
          {isBusy ? doing : confirm}
        </button>
        <button type="button" className={styles.cancel} aria-disabled={isBusy} onClick={close}>
          {cancel}
        </button>
      </div>
    </dialog>
  )
}
