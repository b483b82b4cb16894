import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PAGE_SIZE } from '#shared/http/pagination.ts'
import { locatePayment, type Payment } from '#shared/payments.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { focusPayment } from './payments.actions.tsx'
import { ALL_PAYMENTS, hrefOf, type PaymentsView } from './payments.query.ts'

const isId = (text: string) => /^pay_[\w-]{1,60}$/.test(text)

/**
 * Shows the payment that the address names after its `#`, as links in emails do: its row is opened, scrolled to, marked
 * and focused, and the address then names the view only. If the view doesn't have it, because the payment was decided
 * since or is on another page, this leads to the one that does.
 */
export function useLinkedPayment({ view, items }: { view: PaymentsView; items: readonly Payment[] | undefined }): void {
  const toast = useToast()
  const navigate = useNavigate()
  const { hash } = useLocation()
  const linked = hash.slice(1)
  const isSought = isId(linked) && items !== undefined
  const isHere = isSought && items.some(({ id }) => id === linked)
  const { data: place, error } = useEndpoint(
    locatePayment,
    isSought && !isHere ? { params: { id: linked }, query: { pageSize: PAGE_SIZE } } : null,
  )
  const here = hrefOf(view)
  const there = isHere ? hrefOf({ ...view, open: linked }) : place && hrefOf({ ...ALL_PAYMENTS, ...place })

  useEffect(() => {
    if (there !== undefined && there !== here) {
      void navigate(`${there}#${linked}`, { replace: true })
    } else if (isHere) {
      mark(linked)
      void navigate(here, { replace: true })
    }
  }, [isHere, linked, here, there, navigate])

  useEffect(() => {
    if (error) toast.danger(messageOf(error))
  }, [error, toast])
}

function mark(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-payment="${id}"]`)
  row?.setAttribute('aria-current', 'true')
  row?.scrollIntoView({ block: 'center' })
  focusPayment(id)
}
