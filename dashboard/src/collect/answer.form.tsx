import { type FormEvent, useRef } from 'react'
import { answerField } from '#shared/form-steps.ts'
import { answerOf } from '../client/answer.ts'
import { senderOf } from '../client/brand.ts'
import { EmailContent } from '../client/client-page.tsx'
import { RatingField } from '../client/fields/rating.field.tsx'
import { TestimonialField } from '../client/fields/testimonial.field.tsx'
import { QuestionField } from '../client/fields/question.fields.tsx'
import { AuthorFields } from '../client/fields/text.fields.tsx'
import { useClientTexts } from '../client/language.provider.tsx'
import { PhotoField, PublicPhoto } from '../client/photo/photo.field.tsx'
import { Sentence } from '../client/sentence.tsx'
import { stepOfField } from '../client/steps/form-steps.ts'
import { FormParts, frameOf, NextButton, Section, SendSection, Step, TitleInSteps } from '../client/steps/steps.tsx'
import { useSteps } from '../client/steps/use-steps.ts'
import { VisibilityStep } from '../client/steps/visibility.step.tsx'
import { useCollectTexts } from './collect-texts.ts'
import styles from './collect.module.css'
import { filledParts } from './draft.ts'
import { EmailField } from './email.field.tsx'
import { SendPart } from './send.part.tsx'
import { type AnswerProps, useAnswer } from './use-answer.ts'

export function AnswerForm(props: AnswerProps) {
  const { page } = props
  const { extraFields } = page
  const form = useRef<HTMLFormElement>(null)
  const steps = useSteps({ form, layout: page.layout, extraFields, hasEmail: true })
  const answer = useAnswer(props, { form, showField: steps.showField })
  const { draft, faults, photoFault, problem, sending, consent, uploads, change } = answer
  const { steps: stepTexts } = useClientTexts()
  const texts = useCollectTexts().form
  const isSending = sending === 'sending'
  const sender = senderOf(page)
  const given = answerOf(draft, extraFields)
  const filled = filledParts(given)
  const fieldsOf = { filled: draft, faults, extraFields, isReadOnly: isSending, onChange: change }

  const submit = (event: FormEvent) => {
    if (steps.isLast) return answer.submit(event)
    event.preventDefault()
    if (answer.check((field) => stepOfField(field) === steps.current)) steps.next()
  }

  return (
    <EmailContent title={texts.pageTitle(sender.name)} brand={page} step={frameOf(steps)}>
      <div className={styles.head} data-in-steps={steps.isOn || undefined} hidden={!steps.isFirst}>
        <h1 tabIndex={steps.isOn ? -1 : undefined}>
          <Sentence text={texts.heading} name={sender.name} />
        </h1>
        <p className="above-16 serif-18">
          <Sentence text={texts.lead} name={sender.owner} />
        </p>
      </div>
      <form ref={form} className="shrink grow stack" onSubmit={submit} noValidate aria-busy={isSending}>
        <FormParts steps={steps}>
          {extraFields.rating && (
            <Section names={['rating']} steps={steps}>
              <Step name="rating" steps={steps}>
                <RatingField
                  rating={draft.rating}
                  fault={faults['rating']}
                  isRequired={extraFields.required.includes('rating')}
                  isReadOnly={isSending}
                  onChange={(rating) => change({ rating })}
                />
              </Step>
            </Section>
          )}
          <Section names={['testimonial']} steps={steps}>
            <Step name="testimonial" steps={steps}>
              <TestimonialField
                testimonial={draft.testimonial}
                fault={faults['testimonial']}
                isReadOnly={isSending}
                names={[sender.name, sender.owner]}
                onChange={(testimonial) => change({ testimonial })}
              />
            </Step>
          </Section>
          {extraFields.questions.length > 0 && (
            <Section names={extraFields.questions.map(({ id }) => answerField(id))} steps={steps}>
              <div className="stack gap-32">
                {extraFields.questions.map((question) => (
                  <Step key={question.id} name={answerField(question.id)} steps={steps}>
                    <QuestionField {...fieldsOf} question={question} />
                  </Step>
                ))}
              </div>
            </Section>
          )}
          <Section names={['author', 'photo']} steps={steps}>
            <div className="stack gap-32">
              <Step name="author" steps={steps}>
                <TitleInSteps steps={steps}>{stepTexts.author}</TitleInSteps>
                <div className="gap-24 stack narrow">
                  <AuthorFields {...fieldsOf} />
                  <EmailField
                    value={draft.customerEmail}
                    isNeeded={page.needsConfirmedEmail}
                    isFaulty={faults['customerEmail'] !== undefined}
                    isReadOnly={isSending}
                    onChange={(customerEmail) => change({ customerEmail })}
                  />
                </div>
              </Step>
              {extraFields.photo && (
                <Step name="photo" steps={steps}>
                  <PhotoField uploads={uploads} fault={photoFault} isReadOnly={isSending} />
                </Step>
              )}
            </div>
          </Section>
          <VisibilityStep
            steps={steps}
            visibility={draft}
            answer={given}
            filled={filled}
            extraFields={extraFields}
            senderName={sender.name}
            photo={<PublicPhoto uploads={uploads} />}
            isReadOnly={isSending}
            onChange={change}
          />
          <HoneypotField />
          <SendSection steps={steps}>
            <SendPart consent={consent.text} senderName={sender.name} problem={problem} sending={sending} />
          </SendSection>
          <NextButton steps={steps} />
        </FormParts>
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
