import type { PortalAnswer } from '#shared/portal.ts'
import { QuestionFields } from '../client/fields/question.fields.tsx'
import { AuthorFields } from '../client/fields/text.fields.tsx'
import { RatingField } from '../client/fields/rating.field.tsx'
import { TestimonialField } from '../client/fields/testimonial.field.tsx'
import { useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { Sentence } from '../client/sentence.tsx'
import { usePortalTexts } from './portal-texts.ts'
import { usePortal } from './portal.context.ts'
import { FailureNotice, Problem } from './portal.parts.tsx'
import type { RevisionStorage } from './revision.ts'
import { StatusLine, everything, TestimonialCard } from './testimonial.card.tsx'
import { type Leaving, useRevision } from './use-revision.ts'
import controls from '../client/controls.module.css'
import styles from './page.module.css'
import { PlainButton } from '../client/buttons.tsx'

type RevisionFormProps = {
  answer: PortalAnswer
  storage: RevisionStorage
  onLeave: (how: Leaving) => void
}

function useNote({ withdrawnAt, isPrivate }: PortalAnswer) {
  const { revision } = usePortalTexts()
  if (withdrawnAt !== null) return revision.noteWithdrawn
  return isPrivate ? revision.notePrivate : revision.note
}

/** The fields of the form, filled in with the current answers. */
export function RevisionForm({ answer, storage, onLeave }: RevisionFormProps) {
  const { revision: texts, changedTooOften } = usePortalTexts()
  const { language } = useLanguages()
  const { page, sender } = usePortal()
  const state = useRevision({ answer, storage, onLeave })
  const { form, revision, faults, refusal, isSending, isChanged, change } = state
  const note = useNote(answer)
  const fieldsOf = { filled: revision, faults, extraFields: page.extraFields, isReadOnly: isSending, onChange: change }
  const messages = {
    'consent-changed': texts.consentChanged,
    'questions-changed': texts.questionsChanged,
    'changed-meanwhile': texts.changedMeanwhile,
    'changed-too-often': changedTooOften,
  }

  return (
    <form ref={form} className="stack shrink gap-32" onSubmit={state.submit} noValidate aria-busy={isSending}>
      <div className="narrow">
        <h2 className="regular">{texts.title}</h2>
        <p className="above-8 muted">
          <Sentence text={note} name={sender.owner} />
        </p>
      </div>
      {page.extraFields.rating && (
        <RatingField rating={revision.rating} isReadOnly={isSending} onChange={(rating) => change({ rating })} />
      )}
      <TestimonialField
        testimonial={revision.testimonial}
        fault={faults['testimonial']}
        isReadOnly={isSending}
        onChange={(testimonial) => change({ testimonial })}
      />
      <div className="stack gap-24 narrow">
        <AuthorFields {...fieldsOf} />
        <QuestionFields {...fieldsOf} senderName={sender.name} />
        <p className="text-14 muted">{page.consents[realLanguage(language)].text}</p>
        <div className={styles.refusal}>
          <FailureNotice failure={refusal?.kind === 'failed' ? refusal.failure : null} doing="sending" />
          <Problem title={refusal && refusal.kind !== 'failed' ? messages[refusal.kind] : null} />
        </div>
        {refusal?.kind === 'changed-meanwhile' && (
          <>
            <StatusLine answer={answer} />
            <TestimonialCard answer={answer} parts={everything} />
          </>
        )}
        <div className={`gap-12 stack ${styles.ways}`}>
          <button type="submit" className={controls.button} aria-disabled={isSending}>
            {isSending ? texts.sending : refusal ? texts.again : <Sentence text={texts.send} name={sender.name} />}
          </button>
          <PlainButton aria-disabled={isSending} onClick={state.close}>
            {texts.close}
          </PlainButton>
          {isChanged && (
            <PlainButton aria-disabled={isSending} onClick={state.discard}>
              {texts.discard}
            </PlainButton>
          )}
        </div>
      </div>
    </form>
  )
}
