import { listConnections } from '#shared/connections.ts'
import { offerOf } from '../../components/plan-offers.ts'
import { useCurrentUser } from '../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { useTrack } from '../../lib/analytics/use-analytics.ts'
import { SettingsLayout } from './settings.layout.tsx'
import { SettingsLoading } from './settings.loading.tsx'
import { SettingsSection } from './settings.section.tsx'
import { usageOf } from './stripe.accounts.ts'
import { StripeCard } from './stripe.card.tsx'

export function StripeSettingsPage() {
  useTrack('Settings Stripe viewed')
  const { data: user } = useCurrentUser()
  const { data: connections, error } = useEndpoint(listConnections, {})
  const isLoaded = connections !== undefined || error !== undefined
  return (
    <SettingsLayout title="Stripe">
      {user && isLoaded ? (
        <SettingsSection title="Accounts" hint={connections && usageOf(connections, offerOf(user.plan).title)}>
          <StripeCard user={user} connections={connections} />
        </SettingsSection>
      ) : (
        <SettingsLoading />
      )}
    </SettingsLayout>
  )
}
