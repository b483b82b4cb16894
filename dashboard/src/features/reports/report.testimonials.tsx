import type { SharedReportTestimonial } from '#shared/reports.ts'
import { Stars } from '../../stars/stars.tsx'
import { dayInMonth } from './report.messages.ts'
import styles from './report.testimonials.module.css'

/** Members see the service, too. */
export type ShownTestimonial = SharedReportTestimonial & { service?: string | null }

const LEAD_MAX = 140
const SHORT_MAX = 100

/** The newest short one leads; the others follow in rows of two, so that paper breaks between rows. */
export function Testimonials({ testimonials }: { testimonials: readonly ShownTestimonial[] }) {
  if (testimonials.length === 0) return <p className="muted above-16">Nothing was published in this month.</p>
  const lead = testimonials.find(({ text, answers }) => text.length <= LEAD_MAX && answers.length === 0)
  const others = testimonials.filter((each) => each !== lead)
  return (
    <>
      {lead && <Quote testimonial={lead} size="lead" />}
      {others.length > 0 && (
        <div className={styles.columns}>
          {others.map((each) => (
            <Quote key={each.id} testimonial={each} size={each.text.length <= SHORT_MAX ? 'short' : 'normal'} />
          ))}
        </div>
      )}
    </>
  )
}

const isText = (text: string | null | undefined): text is string => Boolean(text)

function Quote({ testimonial, size }: { testimonial: ShownTestimonial; size: 'lead' | 'short' | 'normal' }) {
  const { author, role, company, service, rating, text, answers, language, answeredOn } = testimonial
  return (
    <figure className={styles.quote} data-size={size}>
      <blockquote lang={language ?? undefined}>
        {text.split(/\n+/).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change their order
          <p className="anywhere" key={index}>
            {paragraph}
          </p>
        ))}
      </blockquote>
      {answers.length > 0 && (
        <dl className={`stack gap-8 above-12 text-13 ${styles.answers}`}>
          {answers.map(({ question, answer }) => (
            <div key={question}>
              <dt className="muted anywhere">{question}</dt>
              <dd className="anywhere">{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      <figcaption>
        <b className="strong anywhere">{author || 'A client'}</b>
        {rating !== null && <Stars rating={rating} />}
        <span className="span-all text-13 muted anywhere empty-hidden">
          {[role, company].filter(isText).join(', ')}
        </span>
        <span className="span-all text-13 muted anywhere">
          {[service, dayInMonth(answeredOn)].filter(isText).join(', ')}
        </span>
      </figcaption>
    </figure>
  )
}
