import { answerOf } from '../client/answer.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import { QuestionFields } from '../client/fields/question.fields.tsx'
import { AuthorFields } from '../client/fields/text.fields.tsx'
import { RatingField } from '../client/fields/rating.field.tsx'
import { TestimonialField } from '../client/fields/testimonial.field.tsx'
import { VisibilityField } from '../client/fields/visibility.field.tsx'
import { useClientTexts, useLanguages } from '../client/language.provider.tsx'
import { realLanguage } from '../client/language.ts'
import { Sentence } from '../client/sentence.tsx'
import { ImageUpload } from '../upload/image-upload.tsx'
import type { Uploads } from '../upload/uploads.ts'
import { filledParts } from './draft.ts'
import { SendPart } from './send.part.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import { type AnswerProps, useAnswer } from './use-answer.ts'
import styles from './form.module.css'
import controls from '../client/controls.module.css'

export function AnswerForm(props: AnswerProps) {
  const { request } = props
  const { extraFields } = request
  const { form, draft, faults, photoFault, problem, sending, consent, uploads, change, submit } = useAnswer(props)
  const { fields } = useClientTexts()
  const texts = useSubmitTexts().form
  const isSending = sending === 'sending'
  const sender = senderOf(request)
  const greetingName = request.greetingNames[realLanguage(useLanguages().language)]
  const filled = filledParts(answerOf(draft, extraFields))
  const fieldsOf = { filled: draft, faults, extraFields, isReadOnly: isSending, onChange: change }
  const photoErrors = { failed: texts.photoFailed, unknown: texts.photoUnknown }

  return (
    <EmailContent title={texts.pageTitle(sender.name)} brand={request}>
      <div className={styles.head}>
        <h1>
          <Sentence text={texts.heading} name={sender.name} />
        </h1>
        <p className="above-16 serif-18">
          {greetingName && (
            <>
              <Sentence text={texts.hello} name={greetingName} />{' '}
            </>
          )}
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
          <div className="stack gap-32">
            <div className="gap-24 stack narrow">
              <AuthorFields {...fieldsOf} />
            </div>
            <PhotoField
              uploads={uploads}
              error={photoFault ? photoErrors[photoFault] : undefined}
              isReadOnly={isSending}
            />
          </div>
        </div>
        <div className={`shrink pad-block-32 border-above ${styles.part}`}>
          <VisibilityField
            isPrivate={draft.isPrivate}
            senderName={sender.name}
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
          <SendPart consent={consent.text} senderName={sender.name} problem={problem} sending={sending} />
        </div>
      </form>
    </EmailContent>
  )
}

function PhotoField({
  uploads,
  error,
  isReadOnly,
}: {
  uploads: Uploads
  error: string | undefined
  isReadOnly: boolean
}) {
  const { fields } = useClientTexts()
  const { form } = useSubmitTexts()
  return (
    <div className="stack gap-12 with-aside">
      <div className="shrink narrow" role="group" aria-labelledby="photo-title" data-field="photo">
        <p className={controls.title} id="photo-title">
          {form.photo} <span className={controls.optional}>{fields.optional}</span>
        </p>
        <ImageUpload uploads={uploads} labelledBy="photo-title" isReadOnly={isReadOnly} error={error} />
      </div>
      <p className={`text-14 muted ${styles.note}`}>{form.photoNote}</p>
    </div>
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
