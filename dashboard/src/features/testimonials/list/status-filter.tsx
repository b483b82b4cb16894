import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type TestimonialCounts, TestimonialStatus } from '#shared/testimonials.ts'
import { statusLooks } from '../../../components/status-badge.tsx'
import { ViewLink } from '../../../components/view-link.tsx'
import styles from './status-filter.module.css'
import { LIST_ADDRESS, type ListView, withChoice } from './testimonial-list.address.ts'

type StatusFilterProps = {
  view: ListView
  /** None while they are being fetched. */
  counts: TestimonialCounts | undefined
}

type Choice = { status: TestimonialStatus | null; word: string; icon?: LucideIcon }

const choices: Choice[] = [
  { status: null, word: 'All' },
  ...TestimonialStatus.options.map((status) => ({ status, ...statusLooks[status] })),
]

/** One link a status, with how many there are. On small screens they scroll within themselves, the current one in view. */
export function StatusFilter({ view, counts }: StatusFilterProps) {
  const strip = useCurrentInView(view.status)
  return (
    <nav className={styles.filter} aria-label="Filter by status">
      <ul ref={strip}>
        {choices.map(({ status, word, icon: Icon }) => (
          <li key={word}>
            <ViewLink
              address={LIST_ADDRESS}
              view={view}
              change={(now) => withChoice(now, { status })}
              aria-current={status === view.status ? 'true' : undefined}
            >
              {Icon && <Icon />}
              {word} <span>{counts?.[status ?? 'all'].toLocaleString('en')}</span>
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function useCurrentInView(status: TestimonialStatus | null) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = strip.current
    const current = list?.querySelectorAll('a')[choices.findIndex((choice) => choice.status === status)]
    if (!list || !current) return
    void list.scrollTo({ left: current.offsetLeft + current.offsetWidth / 2 - list.clientWidth / 2 })
  }, [status])
  return strip
}
