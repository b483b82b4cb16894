import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PortalAnswer } from '#shared/portal.ts'
import { showableAnswers } from '#shared/showable-answers.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { VisibilityField } from '../client/fields/visibility.field.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import { ConsentNote } from './consent.note.tsx'
import { FailureNotice, Problem } from './portal.parts.tsx'
import type { ChoicesState } from './use-choices.ts'
import controls from '../client/controls.module.css'
import styles from './choices.module.css'
import layout from './page.module.css'
import { MainButton, PlainButton } from '../client/buttons.tsx'

/** The parts that the answer has, and their labels. */
function usePartNames(answer: PortalAnswer): [keyof ShownParts, string][] {
  const { choices } = usePortalTexts()
  const names: [keyof ShownParts, string][] = [['name', choices.name]]
  if (answer.photoUrl !== null) names.push(['photo', choices.photo])
  if (answer.company !== null && answer.role !== null) names.push(['company', choices.companyAndRole])
  else if (answer.company !== null) names.push(['company', choices.company])
  else if (answer.role !== null) names.push(['company', choices.role])
  if (showableAnswers(answer.answers).length > 0) names.push(['answers', choices.answers])
  return names
}

function Parts({
  answer,
  parts,
  onChange,
}: {
  answer: PortalAnswer
  parts: ShownParts
  onChange: (parts: ShownParts) => void
}) {
  const { choices } = usePortalTexts()
  const names = usePartNames(answer)
  return (
    <fieldset className={`stack ${styles.parts}`}>
      <legend className={controls.title}>{choices.shownWith}</legend>
      {names.map(([part, name]) => (
        <label key={part} className={`row justify-between gap-16 border-below pointer pad-block-4 ${styles.part}`}>
          <span className="shrink">{name}</span>
          <input
            type="checkbox"
            name={`part-${part}`}
            checked={parts[part]}
            onChange={(event) => onChange({ ...parts, [part]: event.target.checked })}
          />
        </label>
      ))}
    </fieldset>
  )
}

function Publishing({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { choices } = usePortalTexts()
  const { sender } = usePortal()
  return (
    <div className="stack gap-12 pad-16 card" role="group" aria-labelledby="publish-title">
      <h2 className="serif-24" id="publish-title">
        {choices.publish}
      </h2>
      <p>
        <Sentence text={choices.publishNote} name={sender.owner} />
      </p>
      <ConsentNote />
      <div className={`gap-8 above-4 stack ${layout.ways}`}>
        <MainButton onClick={onConfirm}>{choices.publishConfirm}</MainButton>
        <PlainButton onClick={onCancel}>{choices.publishCancel}</PlainButton>
      </div>
    </div>
  )
}

/** Who can see the testimonial, and what is shown with it. */
export function ChoicesPart({ answer, choices }: { answer: PortalAnswer; choices: ChoicesState }) {
  const { choices: texts, changedTooOften } = usePortalTexts()
  const { frame } = useClientTexts()
  const { sender } = usePortal()
  const { state, isSaving, isSaved, refusal, change } = choices
  const [isPublishing, setIsPublishing] = useState(false)
  const part = useRef<HTMLElement>(null)
  const messages = {
    'consent-changed': texts.consentChanged,
    'changed-meanwhile': texts.changedMeanwhile,
    'changed-too-often': changedTooOften,
  }

  const finish = () => {
    flushSync(() => setIsPublishing(false))
    part.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }
  const choose = (isPrivate: boolean) => {
    if (isPrivate) setIsPublishing(false)
    else if (state.isPrivate) setIsPublishing(true)
    if (isPrivate && !state.isPrivate) change({ isPrivate })
  }
  const publish = () => {
    change({ isPrivate: false })
    finish()
  }

  return (
    <section ref={part} className="stack gap-24 narrow" aria-busy={isSaving}>
      <VisibilityField
        isPrivate={state.isPrivate && !isPublishing}
        senderName={sender.name}
        publicNote={state.parts.name && state.parts.photo && answer.photoUrl !== null ? undefined : null}
        isReadOnly={false}
        onChange={choose}
        parts={[]}
      />
      {isPublishing && <Publishing onConfirm={publish} onCancel={finish} />}
      {!state.isPrivate && (
        <>
          <Parts answer={answer} parts={state.parts} onChange={(parts) => change({ parts })} />
          <ConsentNote intro={texts.agreed} />
        </>
      )}
      <div className={`stack justify-start ${styles.outcome}`}>
        <p role="status" className="text-14 muted">
          {isSaving ? texts.saving : isSaved && !isPublishing && texts.saved}
        </p>
        <FailureNotice failure={refusal?.kind === 'failed' ? refusal.failure : null} title={texts.failed} />
        <Problem title={refusal && refusal.kind !== 'failed' ? messages[refusal.kind] : null} />
        {refusal?.kind === 'failed' && (
          <button type="button" className={`above-12 ${controls.plain}`} onClick={() => change(refusal.wished)}>
            {frame.tryAgain}
          </button>
        )}
      </div>
    </section>
  )
}
