import { CalendarClock, Eye, Receipt } from 'lucide-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type Connection, defaultRequestRules, listConnections } from '#shared/connections.ts'
import { DRY_RUN_DAYS } from '#shared/past-payments.ts'
import { Button } from '../../../components/button.tsx'
import { offerOf } from '../../../components/plan-offers.ts'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout, SettingsLoading, SettingsSection } from '../settings.layout.tsx'
import { usageOf } from './accounts/stripe.accounts.ts'
import { StripeCard } from './accounts/stripe.card.tsx'
import { PaymentsSummary } from './payments.summary.tsx'
import { LessonsSection } from './rules/lessons.section.tsx'
import { RulesSections } from './rules/rules.sections.tsx'

const none: readonly Connection[] = []

export function StripeSettingsPage() {
  useTrack('Settings Stripe viewed')
  const { data: user } = useCurrentUser()
  const { data: connections, error, isValidating, mutate } = useEndpoint(listConnections, {})
  const [params] = useSearchParams()
  const isLoaded = connections !== undefined || error !== undefined
  const items = connections?.items ?? none
  // Emails that were sent before the payments had a page of their own lead here.
  if (params.has('show')) return <Navigate to={`/payments?${params}`} replace />
  return (
    <SettingsLayout tab="/settings/stripe" adminsMay="connect accounts and change the rules">
      {user && isLoaded ? (
        <>
          {items.length > 0 && <RulesSections connections={items} timeZone={user.timeZone} />}
          <LessonsSection />
          {connections?.items.length === 0 && <WhatHappens canTest={connections.canConnectAccounts} />}
          <SettingsSection title="Accounts" hint={connections && usageOf(connections, offerOf(user.plan).title)}>
            <StripeCard user={user} connections={connections} />
            {!connections && (
              <div className="row wrap justify-between gap-12 danger" role="alert">
                <p>Your accounts and their rules could not be loaded.</p>
                <Button variant="line" size="small" isBusy={isValidating} onClick={() => void mutate()}>
                  Try again
                </Button>
              </div>
            )}
          </SettingsSection>
          <PaymentsSummary />
        </>
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}

const { delays, quietDays } = defaultRequestRules

/** For an owner who has not linked anything yet. `canTest`: with a webhook, earlier payments can’t be read. */
const WhatHappens = ({ canTest }: { canTest: boolean }) => (
  <SettingsSection title="How it works" hint="Once an account is connected.">
    <ul className="gap-16 stack icons-in-line" role="list">
      <li className="beside gap-16 muted">
        <Receipt />
        <p className="measure">
          <b className="medium ink block">Stripe tells us when a client pays.</b> Who it was, how much, and what for. We
          don’t ask about earlier payments.
        </p>
      </li>
      <li className="beside gap-16 muted">
        <CalendarClock />
        <p className="measure">
          <b className="medium ink block">Your rules decide whether to ask, and when.</b> By default{' '}
          {delays.invoiceDays} days after an invoice is paid, on weekdays during the day, and no one twice within{' '}
          {quietDays} days.
        </p>
      </li>
      <li className="beside gap-16 muted">
        <Eye />
        <p className="measure">
          <b className="medium ink block">You see each decision before the email is sent.</b> You can ask right away or
          not at all{canTest && `, and test the rules on the last ${DRY_RUN_DAYS} days without sending anything`}.
        </p>
      </li>
    </ul>
  </SettingsSection>
)
