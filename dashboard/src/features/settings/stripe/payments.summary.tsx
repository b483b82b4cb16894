import { Link } from 'react-router-dom'
import { listPayments, type PaymentFilter } from '#shared/payments.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsSection } from '../settings.layout.tsx'
import styles from './payments.summary.module.css'

const figures: { show: Exclude<PaymentFilter, 'all'>; word: string }[] = [
  { show: 'planned', word: 'scheduled' },
  { show: 'onHold', word: 'on hold' },
  { show: 'asked', word: 'asked' },
  { show: 'skipped', word: 'skipped' },
]

/** What became of the payments, in four numbers that lead to them. Nothing before the first payment. */
export function PaymentsSummary() {
  const { data } = useEndpoint(listPayments, { query: { show: 'all', page: 1, pageSize: 1 } })
  if (!data || data.counts.all === 0) return null
  return (
    <SettingsSection title="Payments" hint="What we did about them.">
      <ul className={`border-above ${styles.figures}`} role="list">
        {figures.map(({ show, word }) => (
          <li key={show}>
            <Link to={`/payments?show=${show}`} className="no-underline ink hover-underline block">
              <b className="serif-24 tabular block">{data.counts[show].toLocaleString('en')}</b>
              <span className="text-13 muted">{word}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to="/payments" variant="line">
          Open payments
        </ButtonLink>
      </p>
    </SettingsSection>
  )
}
