import { senderOf } from '../client/brand.ts'
import { useClientTexts } from '../client/language.provider.tsx'
import { EmailContent } from '../client/client-page.tsx'
import { Sentence } from '../client/sentence.tsx'
import { LineField, QuestionField } from '../client/fields/text.fields.tsx'
import { RatingField } from '../client/fields/rating.field.tsx'
import { VisibilityField } from '../client/fields/visibility.field.tsx'
import { TestimonialField } from '../client/fields/testimonial.field.tsx'
import { answerField, filledParts } from './draft.ts'
import { PhotoField } from './photo.field.tsx'
import { SendPart } from './send.part.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import { HoneypotField } from './honeypot.field.tsx'
import { type AnswerProps, useAnswer } from './use-answer.ts'
import styles from './form.module.css'

export function AnswerForm(props: AnswerProps) {
  const { request } = props
  const { extraFields } = request
  const { form, draft, faults, photoFault, problem, sending, consent, uploads, change, submit } = useAnswer(props)
  const { fields } = useClientTexts()
  const texts = useSubmitTexts().form
  const isSending = sending === 'sending'
  const sender = senderOf(request)
  const filled = filledParts(draft, extraFields)
  const photoErrors = { failed: texts.photoFailed, unknown: texts.photoUnknown }

  return (
    <EmailContent title={texts.pageTitle(sender.name)} brand={request}>
      <div className={styles.head}>
        <h1>
          <Sentence text={texts.heading} name={sender.name} />
        </h1>
        <p>
          {request.customerName && (
            <>
              <Sentence text={texts.hello} name={request.customerName} />{' '}
            </>
          )}
          <Sentence text={texts.lead} name={sender.owner} />
        </p>
      </div>
      <form ref={form} className={`shrink stack ${styles.form}`} onSubmit={submit} noValidate aria-busy={isSending}>
        <div className={styles.part}>
          <RatingField rating={draft.rating} isReadOnly={isSending} onChange={(rating) => change({ rating })} />
        </div>
        <div className={styles.part}>
          <TestimonialField
            testimonial={draft.testimonial}
            fault={faults['testimonial']}
            isReadOnly={isSending}
            names={[sender.name, sender.owner]}
            onChange={(testimonial) => change({ testimonial })}
          />
        </div>
        {extraFields.questions.length > 0 && (
          <div className={styles.part}>
            <div className="stack gap-32">
              {extraFields.questions.map(({ id, text }) => (
                <QuestionField
                  key={id}
                  name={answerField(id)}
                  question={text}
                  answer={draft.answers[id] ?? ''}
                  fault={faults[answerField(id)]}
                  isReadOnly={isSending}
                  onChange={(written) => change({ answers: { ...draft.answers, [id]: written } })}
                />
              ))}
            </div>
          </div>
        )}
        <div className={styles.part}>
          <div className="stack gap-32">
            <div className={`gap-24 stack ${styles.lines}`}>
              <LineField
                name="customerName"
                texts={fields.name}
                value={draft.customerName}
                fault={faults['customerName']}
                autoComplete="name"
                isRequired
                isReadOnly={isSending}
                onChange={(customerName) => change({ customerName })}
              />
              {(extraFields.company || extraFields.role) && (
                <div className={`stack ${styles.pair}`}>
                  {extraFields.company && (
                    <LineField
                      name="company"
                      texts={fields.company}
                      value={draft.company}
                      fault={faults['company']}
                      autoComplete="organization"
                      isRequired={false}
                      isReadOnly={isSending}
                      onChange={(company) => change({ company })}
                    />
                  )}
                  {extraFields.role && (
                    <LineField
                      name="role"
                      texts={fields.role}
                      value={draft.role}
                      fault={faults['role']}
                      autoComplete="organization-title"
                      isRequired={false}
                      isReadOnly={isSending}
                      onChange={(role) => change({ role })}
                    />
                  )}
                </div>
              )}
            </div>
            <PhotoField
              uploads={uploads}
              error={photoFault ? photoErrors[photoFault] : undefined}
              isReadOnly={isSending}
            />
          </div>
        </div>
        <div className={styles.part}>
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
        <div className={styles.send}>
          <SendPart consent={consent.text} senderName={sender.name} problem={problem} sending={sending} />
        </div>
      </form>
    </EmailContent>
  )
}
