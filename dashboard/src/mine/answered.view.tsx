import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnAnswer } from '#shared/own-page.ts'
import { Letter } from '../client/letter.tsx'
import { Sentence } from '../client/sentence.tsx'
import { ActionDialog } from './action.dialog.tsx'
import { ChoicesPart } from './choices.part.tsx'
import { DownloadPart } from './download.part.tsx'
import { ErasePart } from './erase.part.tsx'
import { useMineTexts } from './mine-texts.ts'
import { useOwnPage } from './own-page.context.ts'
import { Papers } from './papers.tsx'
import { beginRevision, isSameRevision, seenOf } from './revision.ts'
import { RevisionForm } from './revision.form.tsx'
import type { RevisionStorage } from './revision.storage.ts'
import { StatusLine } from './status.line.tsx'
import { useChoices } from './use-choices.ts'
import type { Leaving } from './use-revision.ts'
import { everything, WordsCard } from './words.card.tsx'
import controls from '../client/controls.module.css'
import styles from './page.module.css'

type Told = Leaving | 'withdrawn' | null

function WithdrawDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { withdrawal } = useMineTexts()
  const { calls, settle, sender } = useOwnPage()
  const withdraw = async () => {
    const failure = await settle(await calls.withdraw())
    if (!failure) onDone()
    return failure
  }
  return (
    <ActionDialog
      title={withdrawal.title}
      confirm={withdrawal.confirm}
      doing={withdrawal.doing}
      cancel={withdrawal.cancel}
      act={withdraw}
      onClose={onClose}
    >
      <p>
        <Sentence text={withdrawal.note} name={sender.name} />
      </p>
    </ActionDialog>
  )
}

function News({ told }: { told: Told }) {
  const { revision, withdrawal } = useMineTexts()
  const { sender } = useOwnPage()
  if (told === 'sent') return <Sentence text={revision.sent} name={sender.owner} />
  if (told === 'unchanged') return revision.unchanged
  return told === 'withdrawn' && withdrawal.done
}

/** The client's words, and everything that can be done with them. */
export function AnsweredView({ answer, storage }: { answer: OwnAnswer; storage: RevisionStorage }) {
  const texts = useMineTexts()
  const { page, sender } = useOwnPage()
  const choices = useChoices(answer)
  const readUnsent = () => {
    const kept = storage.read()
    return kept !== null && !isSameRevision(kept.revision, beginRevision(answer), page.asks.questions)
  }
  const [isEditing, setIsEditing] = useState(readUnsent)
  const [hasUnsent, setHasUnsent] = useState(isEditing)
  const [told, setTold] = useState<Told>(null)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const news = useRef<HTMLDivElement>(null)
  const editing = useRef<HTMLDivElement>(null)
  const isWithdrawn = answer.withdrawnAt !== null

  // What was just pressed may be gone by then.
  useLayoutEffect(() => {
    if (told) news.current?.focus()
  }, [told])

  const edit = () => {
    const kept = storage.read()
    // What they replace has just been looked at.
    if (kept) storage.write({ ...kept, was: seenOf(answer) })
    flushSync(() => {
      setTold(null)
      setIsEditing(true)
    })
    editing.current?.querySelector<HTMLElement>('textarea')?.focus()
  }
  const leave = (how: Leaving) => {
    setHasUnsent(readUnsent())
    setIsEditing(false)
    setTold(how)
  }

  return (
    <Letter title={texts.title(sender.name)} brand={page}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>
            <Sentence text={texts.title} name={sender.name} />
          </h1>
          <p>{texts.answered.note}</p>
        </div>
        <div ref={news} tabIndex={-1} role="status" className={styles.news}>
          {told !== null && told !== 'later' && (
            <p>
              <News told={told} />
            </p>
          )}
        </div>
        {isEditing ? (
          <div ref={editing}>
            <RevisionForm answer={answer} storage={storage} onLeave={leave} />
          </div>
        ) : (
          <div className={styles.row}>
            <WordsCard
              answer={answer}
              parts={choices.state.isPrivate || isWithdrawn ? everything : choices.state.parts}
            />
            <div className={styles.beside}>
              <StatusLine answer={answer} />
              {hasUnsent && <p className={styles.note}>{texts.answered.unsent}</p>}
              <div className={styles.actions}>
                <button type="button" className={controls.button} onClick={edit}>
                  {hasUnsent ? texts.answered.goOn : isWithdrawn ? texts.answered.share : texts.answered.change}
                </button>
                {!isWithdrawn && (
                  <button type="button" className={styles.plain} onClick={() => setIsWithdrawing(true)}>
                    {texts.answered.withdraw}
                  </button>
                )}
              </div>
            </div>
          </div>
        )}
        {!isWithdrawn && !isEditing && <ChoicesPart answer={answer} choices={choices} />}
        <Papers answer={answer} />
        <DownloadPart photoUrl={answer.photoUrl} />
        <ErasePart />
      </div>
      {isWithdrawing && <WithdrawDialog onDone={() => setTold('withdrawn')} onClose={() => setIsWithdrawing(false)} />}
    </Letter>
  )
}
