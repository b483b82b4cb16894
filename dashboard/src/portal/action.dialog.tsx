import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import type { Failure } from '../client/call.ts'
import { FailureNotice, useAction } from './portal.parts.tsx'
import styles from './dialog.module.css'
import layout from './page.module.css'
import { MainButton, PlainButton } from '../client/buttons.tsx'

type ActionDialogProps = {
  title: string
  children: ReactNode
  confirm: string
  /** The button's label while the action runs. */
  doing: string
  cancel: string
  tone?: 'plain' | 'danger'
  /** Whether the action may run; shows why if it may not. */
  mayAct?: () => boolean
  /** Returns why it failed, or null. */
  act: () => Promise<Failure | null>
  onClose: () => void
  /** Called after `onClose` once the action is done: what is behind an open dialog can't be focused. */
  onDone?: () => void
}

/** A confirmation that is open while mounted. Closes on success; stays open with the reason on failure. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, children, confirm, doing, cancel, tone = 'plain', mayAct, act, onClose, onDone } = props
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
    if (!(await start())) return
    onClose()
    onDone?.()
  }

  return (
    <dialog
      ref={dialog}
      className={`text-16 ink anywhere surface modal ${styles.dialog}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // The browser tells of it later, when this one may be gone and another one open.
      onClose={() => dialog.current && close()}
    >
      <h2 id={id}>{title}</h2>
      <div className={styles.text}>
        {children}
        <FailureNotice failure={failure} />
      </div>
      <div className={`gap-8 above-8 stack ${layout.ways} ${styles.buttons}`}>
        <MainButton data-tone={tone} aria-disabled={isBusy} onClick={press}>
          {isBusy ? doing : confirm}
        </MainButton>
        <PlainButton aria-disabled={isBusy} onClick={close}>
          {cancel}
        </PlainButton>
      </div>
    </dialog>
  )
}
