import { confirmEventTypes, type Connection } from '#shared/connections.ts'
import { useRefreshConnections } from '../../../../components/connect-stripe.ts'
import { useToast } from '../../../../components/toast.tsx'
import { nameOf } from '../../../../lib/account-names.ts'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'

/** The owner says that the events which a webhook lacked were added at Stripe. */
export function useConfirmEvents() {
  const call = useApi()
  const toast = useToast()
  const refresh = useRefreshConnections()
  return async (connection: Connection) => {
    try {
      await call(confirmEventTypes, { params: { id: connection.id }, body: {} })
      await refresh()
      toast.success(`${nameOf(connection)} sends us all events now.`)
    } catch (error) {
      toast.danger(messageOf(error))
    }
  }
}
