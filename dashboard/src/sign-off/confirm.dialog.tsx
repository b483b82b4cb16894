import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { SignOffTestimonial } from '#shared/sign-off.ts'
import { adviceFor, type Failure } from '../client/call.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { LineIcon } from '../upload/icons.tsx'
import type { Choices } from './choices.ts'
import { useSignOffTexts } from './sign-off-texts.ts'
import styles from './sign-off.module.css'
import { drawings } from './testimonial.item.tsx'
import { MainButton, PlainButton } from '../client/buttons.tsx'

type ConfirmDialogProps = {
  items: readonly SignOffTestimonial[]
  choices: Choices
  count: number
  /** Returns why it failed, or null. */
  onConfirm: () => Promise<Failure | null>
  onClose: () => void
}

/** Open while mounted. It stays open with the reason when the decisions could not be saved. */
export function ConfirmDialog({ items, choices, count, onConfirm, onClose }: ConfirmDialogProps) {
  const { dialog: texts } = useSignOffTexts()
  const { failures } = useClientTexts()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  const close = () => {
    if (!isUnderWay.current) onClose()
  }
  const confirm = async () => {
    // State alone would let the second press of a double click through.
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setFailure(null)
    const failed = await onConfirm()
    isUnderWay.current = false
    setIsBusy(false)
    setFailure(failed)
  }

  const named = (decision: 'approve' | 'reject' | undefined) =>
    items.filter((item) => choices[item.id]?.decision === decision)
  const rows = [
    { kind: 'approve' as const, label: texts.publish, of: named('approve') },
    { kind: 'reject' as const, label: texts.reject, of: named('reject') },
    { kind: 'later' as const, label: texts.later, of: named(undefined) },
  ].filter((row) => row.of.length > 0)

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
      <h2 id={id}>{texts.title(count)}</h2>
      <dl className={styles.summary}>
        {rows.map(({ kind, label, of }) => (
          <div key={kind} className="border-below">
            <dt className="flex gap-8 muted icons-in-line">
              <LineIcon drawing={drawings[kind]} />
              {label}
            </dt>
            <dd>
              <Names items={of} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-14 muted">{texts.note}</p>
      <div role="alert">
        {failure && (
          <p className="danger">
            {texts.failed} {adviceFor(failure, { texts: failures, doing: 'loading' })}
          </p>
        )}
      </div>
      <div className="stack gap-8">
        <MainButton aria-disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? texts.doing : texts.confirm(count)}
        </MainButton>
        <PlainButton aria-disabled={isBusy} onClick={close}>
          {texts.back}
        </PlainButton>
      </div>
    </dialog>
  )
}

function Names({ items }: { items: readonly SignOffTestimonial[] }) {
  const { nameless } = useSignOffTexts()
  return items.map(({ id, customerName }) => (
    <bdi key={id} className="block">
      {customerName ?? nameless}
    </bdi>
  ))
}
