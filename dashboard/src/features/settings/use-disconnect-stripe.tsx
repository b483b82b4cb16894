import { type Connection, disconnectStripe } from '#shared/connections.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useRefreshConnections } from '../../components/connect-stripe.ts'
import { useModal } from '../../components/modal.tsx'
import { useApi } from '../../lib/use-api.ts'
import { nameOf } from './stripe.accounts.ts'
import styles from './stripe.module.css'

const list = new Intl.ListFormat('en')

/** Unlinks after a confirmation: everything, or one of several accounts. */
export function useDisconnectStripe() {
  const call = useApi()
  const modal = useModal()
  const refresh = useRefreshConnections()

  async function disconnect(connectionIds: (string | undefined)[]) {
    try {
      for (const connectionId of connectionIds)
        await call(disconnectStripe, { body: connectionId ? { connectionId } : {} })
    } finally {
      await refresh()
    }
  }

  return {
    /** Without a list it is the one account that is known to be there. */
    askToDisconnect(accounts: readonly Connection[]) {
      modal.open(
        <ConfirmDialog
          title="Are you sure you want to disconnect Stripe"
          confirmLabel="Disconnect"
          variant="danger"
          onConfirm={() => disconnect(accounts.length > 0 ? accounts.map(({ id }) => id) : [undefined])}
          onClose={modal.close}
        >
          <p>We will no longer automatically send emails to your clients to request testimonials.</p>
          {accounts.length > 1 && (
            <p className={styles.hint}>This disconnects all of your accounts: {list.format(accounts.map(nameOf))}.</p>
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
