import { getSubscription } from '#shared/billing.ts'
import { listConnections } from '#shared/connections.ts'
import { listPayments } from '#shared/payments.ts'
import { getRequestUsage } from '#shared/testimonial-requests.ts'
import { type CurrentUser, getCurrentUser } from '#shared/users.ts'
import { makeWorkspaceActive, nameOfWorkspace } from '#shared/workspaces.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useToast } from '../../components/toast.tsx'
import { useApi } from '../../lib/use-api.ts'
import { useRefresh } from '../../lib/use-endpoint.ts'

const AFFECTED = [getCurrentUser, getSubscription, listConnections, getRequestUsage, listPayments]

/** Makes the open workspace the active one of its payer. */
export function MakeActiveDialog({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const call = useApi()
  const refresh = useRefresh()
  const toast = useToast()
  const name = nameOfWorkspace(user.organisationName)
  const active = user.workspaces.find(({ role, isFrozen }) => role === 'owner' && !isFrozen)
  const confirm = async () => {
    await call(makeWorkspaceActive, {})
    await Promise.all(AFFECTED.map((endpoint) => refresh(endpoint)))
    toast.success(`${name} is active now.`)
  }
  return (
    <ConfirmDialog title={`Make ${name} active?`} confirmLabel="Make active" onConfirm={confirm} onClose={onClose}>
      <p>
        {active ? nameOfWorkspace(active.name) : 'The other workspace'} is frozen instead. Its widgets and pages stay
        online, and its clients can still answer.
      </p>
      <p>You can change this once in 24 hours. To keep both active, upgrade to Studio.</p>
    </ConfirmDialog>
  )
}
