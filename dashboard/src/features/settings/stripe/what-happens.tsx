import { CalendarClock, Eye, Receipt } from 'lucide-react'
import { defaultRequestRules } from '#shared/connections.ts'
import { DRY_RUN_DAYS } from '#shared/payments.ts'
import { SettingsSection } from '../settings.section.tsx'
import styles from './stripe.module.css'

const { delays, quietDays } = defaultRequestRules

/** For an owner who has not linked anything yet. */
export const WhatHappens = () => (
  <SettingsSection title="How it works" hint="Once an account is connected.">
    <ul className={`gap-16 stack icons-in-line ${styles.promises}`} role="list">
      <li>
        <Receipt />
        <p className="measure">
          <b className="medium ink block">Stripe tells us when a client pays.</b> Who it was, how much, and what for. We
          don’t ask about earlier payments.
        </p>
      </li>
      <li>
        <CalendarClock />
        <p className="measure">
          <b className="medium ink block">Your rules decide whether to ask, and when.</b> By default{' '}
          {delays.invoiceDays} days after an invoice is paid, on weekdays during the day, and no one twice within{' '}
          {quietDays} days.
        </p>
      </li>
      <li>
        <Eye />
        <p className="measure">
          <b className="medium ink block">You see each decision before the email is sent.</b> You can ask right away or
          not at all, and test the rules on the last {DRY_RUN_DAYS} days without sending anything.
        </p>
      </li>
    </ul>
  </SettingsSection>
)
