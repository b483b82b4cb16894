import { useId } from 'react'
import type { ShownWords } from '#shared/excerpt.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { signatureOf } from '../decision/decision.messages.ts'
import styles from './excerpt.module.css'

/** What visitors read first, and who says it, as far as the client lets that be shown. */
export function CardPreview({ details, shown }: { details: TestimonialDetails; shown: ShownWords }) {
  const headingId = useId()
  const { excerpt, highlight } = shown
  const { name, line } = signatureOf(details)
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h3 id={headingId}>On a card</h3>
      <div className="stack gap-12 pad-16 round-card border above-8">
        <p className={`anywhere ${styles.words}`} dir="auto" lang={details.language ?? undefined}>
          {excerpt ?? details.testimonial}
          {excerpt !== null && <span className={`accent medium nowrap ${styles.more}`}> Read more</span>}
        </p>
        <div className="row gap-12">
          <Avatar name={name || null} imageUrl={details.parts.photo ? details.imageUrl : null} />
          <div className="shrink anywhere">
            {name && (
              <b className="medium block" dir="auto">
                {name}
              </b>
            )}
            {line && (
              <span className="text-13 muted block" dir="auto">
                {line}
              </span>
            )}
          </div>
        </div>
      </div>
      {highlight !== null && (
        <p className="text-13 muted above-8">
          The highlight appears on share images, and in the large quote of a hosted page.
        </p>
      )}
    </section>
  )
}
