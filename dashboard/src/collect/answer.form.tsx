import { answerOf } from '../client/answer.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import { RatingField } from '../client/fields/rating.field.tsx'
import { TestimonialField } from '../client/fields/testimonial.field.tsx'
import { QuestionFields } from '../client/fields/question.fields.tsx'
import { AuthorFields } from '../client/fields/text.fields.tsx'
import { VisibilityField } from '../client/fields/visibility.field.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import { Sentence } from '../client/sentence.tsx'
import { useCollectTexts } from './collect-texts.ts'
import styles from './collect.module.css'
import { filledParts } from './draft.ts'
import { EmailField } from './email.field.tsx'
import { SendPart } from './send.part.tsx'
import { type AnswerProps, useAnswer } from './use-answer.ts'

export function AnswerForm(props: AnswerProps) {
  const { page } = props
  const { extraFields } = page
  const { form, draft, faults, problem, isSending, consent, change, submit } = useAnswer(props)
  const { fields } = useClientTexts()
  const texts = useCollectTexts().form
  const sender = senderOf(page)
  const filled = filledParts(answerOf(draft, extraFields))
  const fieldsOf = { filled: draft, faults, extraFields, isReadOnly: isSending, onChange: change }

  return (
    <EmailContent title={texts.pageTitle(sender.name)} brand={page}>
      <div className={styles.head}>
        <h1>
          <Sentence text={texts.heading} name={sender.name} />
        </h1>
        <p className="above-16 serif-18">
          <Sentence text={texts.lead} name={sender.owner} />
        </p>
      </div>
      <form ref={form} className={`shrink stack ${styles.form}`} onSubmit={submit} noValidate aria-busy={isSending}>
        <div className={`shrink pad-block-32 border-above ${styles.part}`}>
          <RatingField rating={draft.rating} isReadOnly={isSending} onChange={(rating) => change({ rating })} />
        </div>
        <div className={`shrink pad-block-32 border-above ${styles.part}`}>
          <TestimonialField
            testimonial={draft.testimonial}
            fault={faults['testimonial']}
            isReadOnly={isSending}
            names={[sender.name, sender.owner]}
            onChange={(testimonial) => change({ testimonial })}
          />
        </div>
        {extraFields.questions.length > 0 && (
          <div className={`shrink pad-block-32 border-above ${styles.part}`}>
            <div className="stack gap-32">
              <QuestionFields {...fieldsOf} />
            </div>
          </div>
        )}
        <div className={`shrink pad-block-32 border-above ${styles.part}`}>
          <div className="gap-24 stack narrow">
            <AuthorFields {...fieldsOf} />
            <EmailField
              value={draft.customerEmail}
              isFaulty={faults['customerEmail'] !== undefined}
              isReadOnly={isSending}
              onChange={(customerEmail) => change({ customerEmail })}
            />
          </div>
        </div>
        <div className={`shrink pad-block-32 border-above ${styles.part}`}>
          <VisibilityField
            isPrivate={draft.isPrivate}
            senderName={sender.name}
            publicNote={texts.publicNote}
            isReadOnly={isSending}
            onChange={(isPrivate) => change({ isPrivate })}
            parts={[
              filled.company && {
                name: 'isCompanyShown',
                label: fields.visibility.company,
                isShown: draft.isCompanyShown,
                onChange: (isCompanyShown) => change({ isCompanyShown }),
              },
              filled.answers && {
                name: 'areAnswersShown',
                label: fields.visibility.answers,
                isShown: draft.areAnswersShown,
                onChange: (areAnswersShown) => change({ areAnswersShown }),
              },
            ]}
          />
        </div>
        <HoneypotField />
        <div className="shrink pad-block-32 border-above">
          <SendPart consent={consent.text} senderName={sender.name} problem={problem} isSending={isSending} />
        </div>
      </form>
    </EmailContent>
  )
}

/** A honeypot: no person sees this field, reaches it by keyboard or hears of it, so only a bot fills it in. */
function HoneypotField() {
  return (
    <div className={`visually-hidden ${styles.honeypot}`} aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
