import { type PlanName, plans } from '#shared/plans.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { offerOf } from '../../components/plan-offers.ts'
import { fullDate } from '../../lib/dates.ts'

type DowngradeDialogProps = {
  plan: PlanName
  endsAt: string | null
  onConfirm: () => Promise<void>
  onClose: () => void
}

export function DowngradeDialog({ plan, endsAt, onConfirm, onClose }: DowngradeDialogProps) {
  const { requestsPerMonth, connectedAccounts } = plans.free.limits
  return (
    <ConfirmDialog title="Downgrade to Free?" confirmLabel="Downgrade" onConfirm={onConfirm} onClose={onClose}>
      <p>
        Your {offerOf(plan).title} plan stays until{' '}
        {endsAt ? <b>{fullDate(endsAt)}</b> : 'the end of the billing cycle'}, and you can undo this until then. After
        that, you have {requestsPerMonth} requests a month and {connectedAccounts} connected account. Past payments are
        not refunded.
      </p>
    </ConfirmDialog>
  )
}
