import { useId } from 'react'
import { type ShownWords, splitAtHighlight } from '#shared/excerpt.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { Avatar } from '../../../components/avatar.tsx'
import { signatureOf } from '../decision/decision.messages.ts'
import styles from './excerpt.module.css'

/** What visitors read first, and who says it, as far as the client lets that be shown. */
export function CardPreview({ details, shown }: { details: TestimonialDetails; shown: ShownWords }) {
  const headingId = useId()
  const { excerpt, highlight } = shown
  const { name, line } = signatureOf(details)
  const [before, marked, after] = splitAtHighlight(excerpt ?? details.testimonial ?? '', highlight)
  return (
    <section aria-labelledby={headingId} className={styles.card}>
      <h3 id={headingId}>On a card</h3>
      <div className="stack gap-12 pad-16 round-card border above-8">
        <p className={`anywhere ${styles.words}`} dir="auto" lang={details.language ?? undefined}>
          {before}
          {marked && <mark className={styles.mark}>{marked}</mark>}
          {after}
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
    </section>
  )
}
