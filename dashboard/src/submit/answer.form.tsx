import { Letter } from './letter.tsx'
import { NameField } from './name.field.tsx'
import { PhotoField } from './photo.field.tsx'
import { RatingField } from './rating.field.tsx'
import { SendPart } from './send.part.tsx'
import { senderOf } from './sender.ts'
import { type AnswerProps, useAnswer } from './use-answer.ts'
import { VisibilityField } from './visibility.field.tsx'
import { WordsField } from './words.field.tsx'
import styles from './form.module.css'

export function AnswerForm(props: AnswerProps) {
  const { request } = props
  const { form, draft, errors, problem, sending, uploads, change, submit } = useAnswer(props)
  const isSending = sending === 'sending'
  const sender = senderOf(request)

  return (
    <Letter title={`Your words for ${sender.name}`} sender={sender}>
      <div className={styles.head}>
        <h1>
          Thank you for working with <bdi>{sender.name}</bdi>
        </h1>
        <p>
          {request.customerName && (
            <>
              Hello <bdi>{request.customerName}</bdi>.{' '}
            </>
          )}
          Would you put into words how it went? Two or three honest sentences are plenty. They go straight to{' '}
          <bdi>{sender.owner}</bdi>.
        </p>
      </div>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={isSending}>
        <div className={styles.part}>
          <RatingField rating={draft.rating} isReadOnly={isSending} onChange={(rating) => change({ rating })} />
        </div>
        <div className={styles.part}>
          <WordsField
            testimonial={draft.testimonial}
            error={errors.testimonial}
            isReadOnly={isSending}
            onChange={(testimonial) => change({ testimonial })}
          />
        </div>
        <div className={styles.part}>
          <div className={styles.loose}>
            <div className={styles.narrow}>
              <NameField
                name={draft.customerName}
                error={errors.customerName}
                isReadOnly={isSending}
                onChange={(customerName) => change({ customerName })}
              />
            </div>
            <PhotoField uploads={uploads} error={errors.photo} isReadOnly={isSending} />
          </div>
        </div>
        <div className={styles.part}>
          <VisibilityField
            isPrivate={draft.isPrivate}
            senderName={sender.name}
            isReadOnly={isSending}
            onChange={(isPrivate) => change({ isPrivate })}
          />
        </div>
        <div className={styles.send}>
          <SendPart consent={request.consents.en.text} senderName={sender.name} problem={problem} sending={sending} />
        </div>
      </form>
    </Letter>
  )
}
