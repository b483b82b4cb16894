import { useId } from 'react'
import { showableAnswers } from '#shared/showable-answers.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { formatInstant, relativeTime } from '../../../lib/moments.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { Stars } from '../../../stars/stars.tsx'
import { Answers } from '../answers.tsx'
import { clientName } from '../testimonial.messages.ts'
import { signatureOf } from './decision.messages.ts'
import styles from './decision.module.css'

type ShownTestimonialProps = {
  /** What the list knows about it. */
  testimonial: Testimonial
  /** Undefined while loading: the name lines and answers follow. */
  details: TestimonialDetails | undefined
}

/** A testimonial with all its text, as visitors will read it: only what the client lets be shown. */
export function ShownTestimonial({ testimonial: row, details }: ShownTestimonialProps) {
  const { rating, testimonial, submittedAt, imageUrl } = row
  const labelId = useId()
  const now = useMinute()
  const answers = details?.parts.answers ? showableAnswers(details.answers) : []
  const photo = details?.parts.photo === false ? null : imageUrl
  return (
    <figure className={styles.shown}>
      <div className="flex justify-between gap-8">
        {rating === null ? <span className="text-13 muted">No stars</span> : <Stars rating={rating} />}
        {submittedAt && (
          <time className="text-13 muted" dateTime={submittedAt} title={formatInstant(submittedAt)}>
            {relativeTime(new Date(submittedAt), now)}
          </time>
        )}
      </div>
      <span id={labelId} className="visually-hidden">
        Testimonial from {clientName(row)}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and must do so by keyboard too */}
      <div className={`stack gap-12 ${styles.scrolling}`} role="region" aria-labelledby={labelId} tabIndex={0}>
        <blockquote dir="auto" lang={details?.language ?? undefined}>
          {testimonial}
        </blockquote>
        {answers.length > 0 && <Answers answers={answers} />}
        {photo && <img src={photo} alt={`Sent by ${clientName(row)}`} />}
      </div>
      <figcaption className="row gap-12">{details ? <Signature details={details} /> : <LoadingSignature />}</figcaption>
    </figure>
  )
}

function Signature({ details }: { details: TestimonialDetails }) {
  const { name, line } = signatureOf(details)
  return (
    <>
      <Avatar name={name || null} imageUrl={details.parts.photo ? details.imageUrl : null} />
      <div className="shrink anywhere">
        {name ? (
          <b className="medium block" dir="auto">
            {name}
          </b>
        ) : (
          <span className="muted block">Shown without a name</span>
        )}
        {line && (
          <span className="text-13 muted block" dir="auto">
            {line}
          </span>
        )}
      </div>
    </>
  )
}

const LoadingSignature = () => (
  <>
    <Skeleton shape="avatar" />
    <div className="grow">
      <Skeleton length="medium" />
    </div>
  </>
)
