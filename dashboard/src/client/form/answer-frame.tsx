import type { FormEvent, ReactNode, RefObject } from 'react'
import { answerField } from '#shared/form-steps.ts'
import type { Brand, ExtraFields } from '#shared/submissions.ts'
import { answerOf, type Faults, filledParts, type FilledIn } from '../answer.ts'
import { senderOf } from '../brand.ts'
import { EmailContent } from '../client-page.tsx'
import { QuestionField } from '../fields/question.fields.tsx'
import { RatingField } from '../fields/rating.field.tsx'
import { TestimonialField } from '../fields/testimonial.field.tsx'
import { AuthorFields } from '../fields/text.fields.tsx'
import { useClientTexts } from '../language.provider.tsx'
import { PhotoField, type PhotoFault, PublicPhoto } from '../photo/photo.field.tsx'
import type { Sending } from '../photo/use-photo.ts'
import { stepOfField } from '../steps/form-steps.ts'
import { FormParts, frameOf, NextButton, Section, SendSection, Step, TitleInSteps } from '../steps/steps.tsx'
import type { Steps } from '../steps/use-steps.ts'
import { type Visibility, VisibilityStep } from '../steps/visibility.step.tsx'
import type { Uploads } from '../../upload/uploads.ts'
import styles from './form.module.css'
import { type Notice, SendPart } from './send.part.tsx'

/** An answer while it is written and sent. */
type Answer = {
  draft: FilledIn & Visibility
  /** Whether the last edit is stored; false before the first one. */
  isSaved: boolean
  faults: Faults
  photoFault: PhotoFault | null
  problem: unknown
  sending: Sending
  consent: { text: string }
  uploads: Uploads
  change: (changed: Partial<FilledIn & Visibility>) => void
  /** Whether nothing is wrong with the fields of a step. */
  check: (isOfStep: (field: string) => boolean) => boolean
  submit: (event: FormEvent) => void
}

type AnswerFrameProps = {
  brand: Brand
  heading: ReactNode
  lead: ReactNode
  extraFields: ExtraFields
  answer: Answer
  notice: Notice | null
  steps: Steps
  form: RefObject<HTMLFormElement | null>
  /** What is said once an edit is stored. */
  savedNote: string
  /** For a client who comes back, above everything else. */
  welcome?: ReactNode
  /** A field below those about the author. */
  authorField?: ReactNode
}

/** The form that clients answer, through a request or a collection link: all on one page, or in steps. */
export function AnswerFrame(props: AnswerFrameProps) {
  const { brand, heading, lead, extraFields, answer, notice, steps, form, authorField, savedNote, welcome } = props
  const { draft, faults, photoFault, problem, sending, consent, uploads, change } = answer
  const { steps: stepTexts, form: texts } = useClientTexts()
  const sender = senderOf(brand)
  const isSending = sending === 'sending'
  const given = answerOf(draft, extraFields)
  const fieldsOf = { filled: draft, faults, extraFields, isReadOnly: isSending, onChange: change }

  const submit = (event: FormEvent) => {
    if (steps.isLast) return answer.submit(event)
    event.preventDefault()
    if (answer.check((field) => stepOfField(field) === steps.current)) steps.next()
  }

  return (
    <EmailContent title={texts.pageTitle(sender.name)} brand={brand} step={frameOf(steps)}>
      {steps.isFirst && welcome}
      <div className={styles.head} data-in-steps={steps.isOn || undefined} hidden={!steps.isFirst}>
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="above-16 serif-18">{lead}</p>
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
                    <QuestionField {...fieldsOf} question={question} senderName={sender.name} />
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
                  {authorField}
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
            filled={filledParts(given, extraFields)}
            extraFields={extraFields}
            senderName={sender.name}
            photo={<PublicPhoto uploads={uploads} />}
            isReadOnly={isSending}
            onChange={change}
          />
          <HoneypotField />
          <SendSection steps={steps}>
            <SendPart
              consent={consent.text}
              senderName={sender.name}
              notice={notice}
              problem={problem}
              sending={sending}
            />
          </SendSection>
          <NextButton steps={steps} note={answer.isSaved ? savedNote : ''} />
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
