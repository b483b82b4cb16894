import { type Connection, listConnections } from '#shared/connections.ts'
import { Button } from '../../../components/button.tsx'
import { offerOf } from '../../../components/plan-offers.ts'
import { useTrack } from '../../../lib/analytics/use-analytics.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { SettingsLayout } from '../settings.layout.tsx'
import { SettingsLoading } from '../settings.loading.tsx'
import { SettingsSection } from '../settings.section.tsx'
import { PaymentsSection } from './payments.section.tsx'
import { RulesSections } from './rules.sections.tsx'
import { usageOf } from './stripe.accounts.ts'
import { StripeCard } from './stripe.card.tsx'
import { WhatHappens } from './what-happens.tsx'

const none: readonly Connection[] = []

export function StripeSettingsPage() {
  useTrack('Settings Stripe viewed')
  const { data: user } = useCurrentUser()
  const { data: connections, error, isValidating, mutate } = useEndpoint(listConnections, {})
  const isLoaded = connections !== undefined || error !== undefined
  const items = connections?.items ?? none
  return (
    <SettingsLayout title="Stripe">
      {user && isLoaded ? (
        <>
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
          <PaymentsSection connections={items} />
          {items.length > 0 && <RulesSections connections={items} timeZone={user.timeZone} />}
          {connections?.items.length === 0 && <WhatHappens />}
        </>
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}
