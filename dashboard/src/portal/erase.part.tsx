import { useEffect, useId, useRef, useState } from 'react'
import type { Brand } from '#shared/submissions.ts'
import { readProductName } from '../installation/product-name.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import type { Failure } from '../client/call.ts'
import { FieldError } from '../client/fields/text.fields.tsx'
import { Sentence } from '../client/sentence.tsx'
import { ActionDialog } from './action.dialog.tsx'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import dialog from './dialog.module.css'
import styles from './page.module.css'
import screen from '../client/screen.module.css'

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { erasing } = usePortalTexts()
  const { calls, sender, settle, onErased } = usePortal()
  const id = useId()
  const tick = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)

  const mayAct = () => {
    const isUnderstood = tick.current?.checked === true
    setIsMissing(!isUnderstood)
    if (!isUnderstood) tick.current?.focus()
    return isUnderstood
  }

  const erase = async (): Promise<Failure | null> => {
    const result = await calls.erase()
    // The link no longer works, so an earlier attempt succeeded and its response was lost.
    if (result.kind === 'done' || result.kind === 'unknown') onErased()
    else if (result.kind === 'ended') return settle(result)
    else return result.kind === 'failed' ? result.failure : { reason: 'server' }
    return null
  }

  return (
    <ActionDialog
      title={erasing.ask}
      confirm={erasing.confirm}
      doing={erasing.doing}
      cancel={erasing.cancel}
      tone="danger"
      mayAct={mayAct}
      act={erase}
      onClose={onClose}
    >
      <p>{erasing.goes}</p>
      <ul className="stack gap-4">
        {erasing.what.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>
        <Sentence text={erasing.stays} name={sender.name} /> {erasing.others}
      </p>
      <div>
        <label className={`stack gap-12 align-center touch pointer ${dialog.tick}`}>
          <input
            ref={tick}
            type="checkbox"
            name="understood"
            aria-invalid={isMissing || undefined}
            aria-describedby={id}
            onChange={() => setIsMissing(false)}
          />
          {erasing.understood}
        </label>
        <FieldError id={id} error={isMissing ? erasing.missing : undefined} />
      </div>
    </ActionDialog>
  )
}

/** Erases everything about the client, permanently. */
export function ErasePart() {
  const { erasing } = usePortalTexts()
  const { sender } = usePortal()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section className={`stack gap-12 border-above ${styles.side}`} aria-labelledby="erase-title">
      <h2 className="regular" id="erase-title">
        {erasing.title}
      </h2>
      <p className="muted measure-34">
        <Sentence text={erasing.note} name={sender.name} other={readProductName()} /> {erasing.others}
      </p>
      <p className="stack">
        <button
          type="button"
          className={`danger touch justify-self-start underline ${styles.erase}`}
          onClick={() => setIsAsking(true)}
        >
          {erasing.action}
        </button>
      </p>
      {isAsking && <EraseDialog onClose={() => setIsAsking(false)} />}
    </section>
  )
}

export function ErasedPage({ brand }: { brand: Brand }) {
  const { erasing } = usePortalTexts()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <EmailContent title={erasing.doneTitle} brand={brand}>
      <div className={screen.screen}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {erasing.doneTitle}
        </h1>
        <p className={screen.note}>
          <Sentence text={erasing.done} name={senderOf(brand).name} /> {erasing.others}
        </p>
        <p className={screen.note}>{erasing.close}</p>
      </div>
    </EmailContent>
  )
}
