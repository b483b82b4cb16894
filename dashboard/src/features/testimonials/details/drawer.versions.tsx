import { useState } from 'react'
import type { EarlierVersion } from '#shared/portal.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { formatInstant } from '../../../lib/moments.ts'
import { ComparedText } from './compared.text.tsx'
import styles from './drawer.module.css'
import { otherChanges } from './history.messages.ts'
import { textChanges } from './text-changes.ts'

/** What the client wrote before, newest first, with what has changed since. */
export function DrawerVersions({ details }: { details: TestimonialDetails }) {
  if (details.earlierVersions.length === 0) return null
  return (
    <section>
      <h3>Earlier versions</h3>
      <p className="above-4 text-13 muted">
        Only you and the client see these. Strikethrough: removed. Underline: added.
      </p>
      <ol className={`gap-4 above-8 stack ${styles.versions} ${styles.compared}`} role="list">
        {details.earlierVersions.toReversed().map((earlier) => (
          <li key={earlier.replacedAt}>
            <Version earlier={earlier} present={details} />
          </li>
        ))}
      </ol>
    </section>
  )
}
type VersionProps = { earlier: EarlierVersion; present: TestimonialDetails }
/** Compared only when it is opened. */
function Version({ earlier, present }: VersionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={`muted tabular pointer pad-block-8 hover-ink ${styles.summary}`}>
        From <time dateTime={earlier.writtenAt}>{formatInstant(earlier.writtenAt)}</time> to{' '}
        <time dateTime={earlier.replacedAt}>{formatInstant(earlier.replacedAt)}</time>
      </summary>
      {isOpen && <Compared earlier={earlier} present={present} />}
    </details>
  )
}
function Compared({ earlier, present }: VersionProps) {
  const stretches = textChanges(earlier.testimonial, present.testimonial ?? '')
  const changes = otherChanges(earlier, present)
  return (
    <>
      <blockquote dir="auto" lang={present.language ?? undefined}>
        {stretches ? <ComparedText stretches={stretches} /> : earlier.testimonial}
      </blockquote>
      {changes.length > 0 && (
        <dl className={`gap-8 anywhere stack ${styles.changes}`}>
          {changes.map(({ label, was, is }) => (
            <div key={label}>
              <dt className="text-13 muted" dir="auto">
                {label}
              </dt>
              <dd>
                {was && <del dir="auto">{was}</del>} {is && <ins dir="auto">{is}</ins>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
