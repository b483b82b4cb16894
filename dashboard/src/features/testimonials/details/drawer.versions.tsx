import { useState } from 'react'
import type { EarlierWords } from '#shared/own-page.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import { momentWords } from './moment.words.ts'
import { otherChanges } from './version.words.ts'
import { wordChanges } from './word-changes.ts'
import styles from './drawer.module.css'

/** What the client wrote before, the newest first, with what has changed since. */
export function DrawerVersions({ details }: { details: TestimonialDetails }) {
  if (details.earlierWords.length === 0) return null
  return (
    <section>
      <h3>Earlier words</h3>
      <p className={styles.note}>
        Nobody but you and the client sees them. Struck out is gone since, underlined is new.
      </p>
      <ol className={styles.versions} role="list">
        {details.earlierWords.toReversed().map((earlier) => (
          <li key={earlier.replacedAt}>
            <Version earlier={earlier} present={details} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type VersionProps = { earlier: EarlierWords; present: TestimonialDetails }

/** Compared only once somebody looks. */
function Version({ earlier, present }: VersionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        From <time dateTime={earlier.writtenAt}>{momentWords(earlier.writtenAt)}</time> to{' '}
        <time dateTime={earlier.replacedAt}>{momentWords(earlier.replacedAt)}</time>
      </summary>
      {isOpen && <Compared earlier={earlier} present={present} />}
    </details>
  )
}

const marks = { same: 'span', gone: 'del', new: 'ins' } as const

function Compared({ earlier, present }: VersionProps) {
  const stretches = wordChanges(earlier.testimonial, present.testimonial ?? '')
  const changes = otherChanges(earlier, present)
  return (
    <>
      <blockquote dir="auto" lang={present.language ?? undefined}>
        {stretches
          ? stretches.map(({ kind, text }, index) => {
              const Mark = marks[kind]
              return <Mark key={index}>{text}</Mark>
            })
          : earlier.testimonial}
      </blockquote>
      {changes.length > 0 && (
        <dl className={styles.changes}>
          {changes.map(({ label, was, is }) => (
            <div key={label}>
              <dt dir="auto">{label}</dt>
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
