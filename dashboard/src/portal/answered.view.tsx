import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PortalAnswer } from '#shared/portal.ts'
import { CodePart } from '../client/code.part.tsx'
import { EmailContent } from '../client/client-page.tsx'
import { Sentence } from '../client/sentence.tsx'
import { ActionDialog } from './action.dialog.tsx'
import { ChoicesPart } from './choices.part.tsx'
import { DownloadPart } from './download.part.tsx'
import { ErasePart } from './erase.part.tsx'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import { History } from './history.tsx'
import { beginRevision, isSameRevision, seenOf, type RevisionStorage } from './revision.ts'
import { RevisionForm } from './revision.form.tsx'
import { SpellingPart } from './spelling.part.tsx'
import { StatusLine, everything, TestimonialCard } from './testimonial.card.tsx'
import { useChoices } from './use-choices.ts'
import type { Leaving } from './use-revision.ts'
import controls from '../client/controls.module.css'
import { MainButton } from '../client/buttons.tsx'
import styles from './page.module.css'

type Outcome = Leaving | 'withdrawn' | 'spelling-used' | 'spelling-kept' | null

function WithdrawDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { withdrawal } = usePortalTexts()
  const { calls, settle, sender } = usePortal()
  return (
    <ActionDialog
      title={withdrawal.title}
      confirm={withdrawal.confirm}
      doing={withdrawal.doing}
      cancel={withdrawal.cancel}
      act={async () => settle(await calls.withdraw())}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <Sentence text={withdrawal.note} name={sender.name} />
      </p>
    </ActionDialog>
  )
}

function OutcomeMessage({ outcome }: { outcome: Outcome }) {
  const { revision, withdrawal, spelling } = usePortalTexts()
  const { sender } = usePortal()
  if (outcome === 'sent') return <Sentence text={revision.sent} name={sender.owner} />
  if (outcome === 'unchanged') return revision.unchanged
  if (outcome === 'spelling-used') return spelling.used
  if (outcome === 'spelling-kept') return spelling.kept
  return outcome === 'withdrawn' && withdrawal.done
}

/** The client's testimonial and everything they can do with it. */
export function AnsweredView({ answer, storage }: { answer: PortalAnswer; storage: RevisionStorage }) {
  const texts = usePortalTexts()
  const { page, sender } = usePortal()
  const choices = useChoices(answer)
  const readUnsent = () => {
    const kept = storage.read()
    return kept !== null && !isSameRevision(kept.revision, beginRevision(answer), page.extraFields.questions)
  }
  const [isEditing, setIsEditing] = useState(readUnsent)
  const [hasUnsent, setHasUnsent] = useState(isEditing)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  const editing = useRef<HTMLDivElement>(null)
  const isWithdrawn = answer.withdrawnAt !== null

  // The button that was pressed may be gone by then.
  useLayoutEffect(() => {
    if (outcome) message.current?.focus()
  }, [outcome])

  const edit = () => {
    const kept = storage.read()
    // The client has just seen the version that the edits replace.
    if (kept) storage.write({ ...kept, was: seenOf(answer) })
    flushSync(() => {
      setOutcome(null)
      setIsEditing(true)
    })
    editing.current?.querySelector<HTMLElement>('textarea')?.focus()
  }
  const leave = (how: Leaving) => {
    setHasUnsent(readUnsent())
    setIsEditing(false)
    setOutcome(how)
  }

  return (
    <EmailContent title={texts.title(sender.name)} brand={page}>
      <div className={`stack shrink gap-48 content-start ${styles.page}`}>
        <div>
          <h1>
            <Sentence text={texts.title} name={sender.name} />
          </h1>
          <p className="above-12 serif-18 muted">{texts.answered.note}</p>
        </div>
        <div
          ref={message}
          tabIndex={-1}
          role="status"
          className={`pad-16 success round-card empty-hidden ${styles.message}`}
        >
          {outcome !== null && outcome !== 'later' && (
            <p>
              <OutcomeMessage outcome={outcome} />
            </p>
          )}
        </div>
        {answer.spelling && !isEditing && <SpellingPart spelling={answer.spelling} onAnswered={setOutcome} />}
        {isEditing ? (
          <div ref={editing}>
            <RevisionForm answer={answer} storage={storage} onLeave={leave} />
          </div>
        ) : (
          <div className="stack gap-24 with-aside">
            <TestimonialCard
              answer={answer}
              parts={choices.state.isPrivate || isWithdrawn ? everything : choices.state.parts}
            />
            <div className="gap-24 content-start stack">
              <StatusLine answer={answer} />
              {hasUnsent && <p className="muted measure-34">{texts.answered.unsent}</p>}
              <div className={`stack gap-12 ${styles.ways} ${styles.actions}`}>
                <MainButton onClick={edit}>
                  {hasUnsent ? texts.answered.goOn : isWithdrawn ? texts.answered.share : texts.answered.change}
                </MainButton>
                {!isWithdrawn && (
                  <button
                    type="button"
                    className={`${controls.plain} ${styles.plain}`}
                    onClick={() => setIsWithdrawing(true)}
                  >
                    {texts.answered.withdraw}
                  </button>
                )}
              </div>
            </div>
          </div>
        )}
        {page.code && <CodePart code={page.code} />}
        {!isWithdrawn && !isEditing && <ChoicesPart answer={answer} choices={choices} />}
        <History answer={answer} />
        <DownloadPart photoUrl={answer.photoUrl} />
        <ErasePart />
      </div>
      {isWithdrawing && (
        <WithdrawDialog onDone={() => setOutcome('withdrawn')} onClose={() => setIsWithdrawing(false)} />
      )}
    </EmailContent>
  )
}
