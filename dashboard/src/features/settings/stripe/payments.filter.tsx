import { CalendarClock, CircleMinus, CirclePause, type LucideIcon, Send } from 'lucide-react'
import type { PaymentFilter } from '#shared/payments.ts'
import { ViewLink } from '../../../components/view-link.tsx'
import { PAYMENTS_ADDRESS, type PaymentsView } from './payments.address.ts'
import styles from './payments.filter.module.css'

type Choice = { show: PaymentFilter; word: string; icon?: LucideIcon }

const choices: Choice[] = [
  { show: 'all', word: 'All' },
  { show: 'planned', word: 'Planned', icon: CalendarClock },
  { show: 'held', word: 'Held', icon: CirclePause },
  { show: 'asked', word: 'Asked', icon: Send },
  { show: 'skipped', word: 'Not asked', icon: CircleMinus },
]

type PaymentsFilterProps = {
  view: PaymentsView
  /** None while they are being fetched. */
  counts: Record<PaymentFilter, number> | undefined
}

export const PaymentsFilter = ({ view, counts }: PaymentsFilterProps) => (
  <nav className={styles.filter} aria-label="Filter by decision">
    <ul>
      {choices.map(({ show, word, icon: Icon }) => (
        <li key={show}>
          <ViewLink
            address={PAYMENTS_ADDRESS}
            view={view}
            change={(now) => ({ ...now, show, page: 1 })}
            aria-current={show === view.show ? 'true' : undefined}
          >
            {Icon && <Icon />}
            {word} <span>{counts?.[show].toLocaleString('en')}</span>
          </ViewLink>
        </li>
      ))}
    </ul>
  </nav>
)
