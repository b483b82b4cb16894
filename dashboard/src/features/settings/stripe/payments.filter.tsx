import { CalendarClock, CircleMinus, CirclePause, type LucideIcon, Send } from 'lucide-react'
import type { PaymentFilter } from '#shared/payments.ts'
import { FilterLinks } from '../../../components/filter-links.tsx'
import { PAYMENTS_ADDRESS, type PaymentsView } from './payments.address.ts'

type Choice = { show: PaymentFilter; word: string; icon?: LucideIcon }

const choices: Choice[] = [
  { show: 'all', word: 'All' },
  { show: 'planned', word: 'Scheduled', icon: CalendarClock },
  { show: 'onHold', word: 'On hold', icon: CirclePause },
  { show: 'asked', word: 'Asked', icon: Send },
  { show: 'skipped', word: 'Skipped', icon: CircleMinus },
]

type PaymentsFilterProps = {
  view: PaymentsView
  /** Undefined while loading. */
  counts: Record<PaymentFilter, number> | undefined
}

export const PaymentsFilter = ({ view, counts }: PaymentsFilterProps) => (
  <FilterLinks
    label="Filter by decision"
    address={PAYMENTS_ADDRESS}
    view={view}
    choices={choices.map(({ show, word, icon }) => ({
      word,
      icon,
      count: counts?.[show],
      change: (now: PaymentsView) => ({ ...now, show, page: 1 }),
      isCurrent: show === view.show,
    }))}
  />
)
