import { CalendarClock, Eye, Receipt } from 'lucide-react'
import { defaultAskRules } from '#shared/connections.ts'
import { DRY_RUN_DAYS } from '#shared/payments.ts'
import { SettingsSection } from '../settings.section.tsx'
import styles from './stripe.module.css'

const { delays, quietDays } = defaultAskRules

/** For whoever has linked nothing yet. */
export const WhatHappens = () => (
  <SettingsSection title="What happens then" hint="Once an account is connected.">
    <ul className={styles.promises} role="list">
      <li>
        <Receipt />
        <p>
          <b>We are told when a client has paid.</b> Who it was, how much, and what for. Nobody is asked about payments
          from before.
        </p>
      </li>
      <li>
        <CalendarClock />
        <p>
          <b>Your rules decide whether to ask, and when.</b> To begin with {delays.invoiceDays} days after an invoice is
          paid, on weekdays during the day, nobody twice within {quietDays} days.
        </p>
      </li>
      <li>
        <Eye />
        <p>
          <b>You see each decision before the mail goes out.</b> You can ask at once, or not at all, and try the rules
          on the last {DRY_RUN_DAYS} days without sending anything.
        </p>
      </li>
    </ul>
  </SettingsSection>
)
