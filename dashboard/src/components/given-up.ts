import { dismissGivenUpConnection, type GivenUpConnection, listConnections } from '#shared/connections.ts'
import { fullDate } from '../lib/dates.ts'
import { messageOf } from '../lib/error-message.ts'
import { useApi } from '../lib/use-api.ts'
import { useRefresh } from '../lib/use-endpoint.ts'
import { useToast } from './toast.tsx'

/** What an owner reads when the connection was ended at Stripe and not here. */
export const givenUpMessage = ({ givenUpAt }: Pick<GivenUpConnection, 'givenUpAt'>): string =>
  `Stripe was disconnected on ${fullDate(givenUpAt)}, on Stripe’s side. Connect again to keep sending requests.`

/** Dismisses the notice. */
export function useDismissGivenUp() {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefresh()
  return async (id: string) => {
    try {
      await call(dismissGivenUpConnection, { params: { id } })
    } catch (error) {
      toast.danger(messageOf(error))
    } finally {
      await refresh(listConnections)
    }
  }
}
