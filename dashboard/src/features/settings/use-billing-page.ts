import { openBillingPortal } from '#shared/billing.ts'
import { useToast } from '../../components/toast.tsx'
import { messageOf } from '../../lib/error-message.ts'
import { useOtherWindow } from '../../lib/other-window.ts'
import { useReportError } from '../../reporting/report-error.ts'
import { useApi } from '../../lib/use-api.ts'
import { useRefreshPlan } from './use-refresh-plan.ts'

/** Stripe's page with cards, invoices and plans, in its own window. Changes made there are followed here. */
export function useBillingPage() {
  const call = useApi()
  const toast = useToast()
  const report = useReportError()
  return useOtherWindow({
    message: 'Opening the billing page…',
    findAddress: async () => (await call(openBillingPortal, {})).redirectUrl,
    onFailure: (error) => {
      report(error)
      toast.danger(messageOf(error))
    },
    refresh: useRefreshPlan(),
  })
}

export type BillingPage = ReturnType<typeof useBillingPage>
