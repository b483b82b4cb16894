import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnAnswer } from '#shared/own-page.ts'
import type { ShownParts } from '#shared/submissions.ts'
import { VisibilityField } from '../client/fields/visibility.field.tsx'
import { useClientTexts, useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { Sentence } from '../client/sentence.tsx'
import { useMineTexts } from './mine-texts.ts'
import { useOwnPage } from './own-page.context.ts'
import { FailureNotice, Problem } from './problem.tsx'
import type { ChoicesState } from './use-choices.ts'
import controls from '../client/controls.module.css'
import styles from './choices.module.css'

/** The parts that there are, and what they are called. */
function usePartNames(answer: OwnAnswer): [keyof ShownParts, string][] {
  const { choices } = useMineTexts()
  const names: [keyof ShownParts, string][] = [['name', choices.name]]
  if (answer.photoUrl !== null) names.push(['photo', choices.photo])
  if (answer.company !== null && answer.role !== null) names.push(['company', choices.companyAndRole])
  else if (answer.company !== null) names.push(['company', choices.company])
  else if (answer.role !== null) names.push(['company', choices.role])
  if (answer.answers.length > 0) names.push(['answers', choices.answers])
  return names
}

function Parts({
  answer,
  parts,
  onChange,
}: {
  answer: OwnAnswer
  parts: ShownParts
  onChange: (parts: ShownParts) => void
}) {
  const { choices } = useMineTexts()
  const names = usePartNames(answer)
  return (
    <fieldset className={styles.parts}>
      <legend className={controls.title}>{choices.shownWith}</legend>
      {names.map(([part, name]) => (
        <label key={part} className={styles.part}>
          <span>{name}</span>
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

function Consent({ intro }: { intro?: string }) {
  const { language } = useLanguages()
  const { page } = useOwnPage()
  return (
    <p className={styles.consent}>
      {intro} <q lang={realLanguage(language)}>{page.consents[realLanguage(language)].text}</q>
    </p>
  )
}

function Publishing({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { choices } = useMineTexts()
  const { sender } = useOwnPage()
  return (
    <div className={styles.publishing} role="group" aria-labelledby="publish-title">
      <h2 id="publish-title">{choices.publish}</h2>
      <p>
        <Sentence text={choices.publishNote} name={sender.owner} />
      </p>
      <Consent />
      <div className={styles.buttons}>
        <button type="button" className={controls.button} onClick={onConfirm}>
          {choices.publishConfirm}
        </button>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {choices.publishCancel}
        </button>
      </div>
    </div>
  )
}

/** Who may read the words, and what is shown with them. */
export function ChoicesPart({ answer, choices }: { answer: OwnAnswer; choices: ChoicesState }) {
  const { choices: texts, changedTooOften } = useMineTexts()
  const { frame } = useClientTexts()
  const { sender } = useOwnPage()
  const { state, isSaving, isSaved, refusal, change } = choices
  const [isPublishing, setIsPublishing] = useState(false)
  const part = useRef<HTMLElement>(null)
  const told = {
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
    <section ref={part} className={styles.section} aria-busy={isSaving}>
      <VisibilityField
        isPrivate={state.isPrivate && !isPublishing}
        senderName={sender.name}
        isNameAndPhotoShown={state.parts.name && state.parts.photo && answer.photoUrl !== null}
        isReadOnly={false}
        onChange={choose}
        parts={[]}
      />
      {isPublishing && <Publishing onConfirm={publish} onCancel={finish} />}
      {!state.isPrivate && (
        <>
          <Parts answer={answer} parts={state.parts} onChange={(parts) => change({ parts })} />
          <Consent intro={texts.agreed} />
        </>
      )}
      <div className={styles.outcome}>
        <p role="status" className={styles.saved}>
          {isSaving ? texts.saving : isSaved && !isPublishing && texts.saved}
        </p>
        <FailureNotice failure={refusal?.kind === 'failed' ? refusal.failure : null} title={texts.failed} />
        <Problem title={refusal && refusal.kind !== 'failed' ? told[refusal.kind] : null} />
        {refusal?.kind === 'failed' && (
          <button type="button" className={styles.cancel} onClick={() => change(refusal.wished)}>
            {frame.tryAgain}
          </button>
        )}
      </div>
    </section>
  )
}
