import type { LucideIcon } from 'lucide-react'
import { type TestimonialCounts, TestimonialStatus } from '#shared/testimonials.ts'
import { FilterLinks } from '../../../components/filter-links.tsx'
import { statusStyles } from '../../../components/status-badge.tsx'
import { LIST_ADDRESS, type ListView, withChoice } from './testimonial-list.address.ts'

type StatusFilterProps = {
  view: ListView
  /** None while they are being fetched. */
  counts: TestimonialCounts | undefined
}

type Choice = { status: TestimonialStatus | null; word: string; icon?: LucideIcon }

const choices: Choice[] = [
  { status: null, word: 'All' },
  ...TestimonialStatus.options.map((status) => ({ status, ...statusStyles[status] })),
]

export const StatusFilter = ({ view, counts }: StatusFilterProps) => (
  <FilterLinks
    label="Filter by status"
    address={LIST_ADDRESS}
    view={view}
    choices={choices.map(({ status, word, icon }) => ({
      word,
      icon,
      count: counts?.[status ?? 'all'],
      change: (now: ListView) => withChoice(now, { status }),
      isCurrent: status === view.status,
    }))}
  />
)
