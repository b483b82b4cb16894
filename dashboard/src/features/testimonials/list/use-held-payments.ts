import { listPayments } from '#shared/payments.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'

const READ_MAX = 100

/** The payments that are on hold; undefined while no account is linked. */
export function usePaymentsOnHold() {
  const { data: user } = useCurrentUser()
  const isLinked = user?.connectedStripeAccountId !== undefined
  return useEndpoint(listPayments, isLinked ? { query: { show: 'onHold', page: 1, pageSize: READ_MAX } } : null).data
}
