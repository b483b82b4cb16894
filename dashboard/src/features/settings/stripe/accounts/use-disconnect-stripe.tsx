import { type Connection, disconnectStripe, listConnections } from '#shared/connections.ts'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { useRefreshConnections } from '../../../../components/connect-stripe.ts'
import { useModal } from '../../../../components/modal.tsx'
import { useToast } from '../../../../components/toast.tsx'
import { messageOf } from '../../../../lib/error-message.ts'
import { useApi } from '../../../../lib/use-api.ts'
import { disconnectEach } from './stripe.accounts.ts'
import { nameOf } from '../../../../lib/account-names.ts'

const list = new Intl.ListFormat('en')

/** Disconnects after a confirmation: everything, or one of several accounts. */
export function useDisconnectStripe() {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const refresh = useRefreshConnections()

  async function disconnect(connectionIds: string[]) {
    try {
      await disconnectEach({ connectionIds, call: (body) => call(disconnectStripe, { body }) })
    } finally {
      await refresh()
    }
  }

  async function findAccounts() {
    try {
      const { items } = await call(listConnections, {})
      toast.succeeded('find-accounts')
      return items
    } catch (error) {
      toast.danger(messageOf(error), { of: 'find-accounts' })
      return undefined
    }
  }

  return {
    /**
     * `loaded` is undefined where the list could not be loaded: it is then fetched, so that every account is named
     * and disconnected.
     */
    async askToDisconnect(loaded: readonly Connection[] | undefined) {
      const accounts = loaded ?? (await findAccounts())
      if (!accounts) return
      modal.open(
        <ConfirmDialog
          title="Are you sure you want to disconnect Stripe"
          confirmLabel="Disconnect"
          variant="danger"
          onConfirm={() => disconnect(accounts.map(({ id }) => id))}
          onClose={modal.close}
        >
          <p>We will no longer automatically send emails to your clients to request testimonials.</p>
          {accounts.length > 1 && (
            <p className="above-8 text-13 muted">
              This disconnects all of your accounts: {list.format(accounts.map(nameOf))}.
            </p>
          )}
        </ConfirmDialog>,
      )
    },

    askToDisconnectOne(account: Connection) {
      modal.open(
        <ConfirmDialog
          title={`Disconnect ${nameOf(account)}?`}
          confirmLabel="Disconnect"
          variant="danger"
          onConfirm={() => disconnect([account.id])}
          onClose={modal.close}
        >
          <p>Clients who pay through this account will no longer be asked automatically.</p>
        </ConfirmDialog>,
      )
    },
  }
}
