import { TicketX } from 'lucide-react'
import { getFormCodes } from '#shared/form-codes.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import { fewMessage } from './codes.messages.ts'

/** Above a form: that its codes run out, or have. Nothing while there are enough. */
export function CodesNote({ formId }: { formId: string }) {
  const { data } = useEndpoint(getFormCodes, { params: { id: formId } })
  const message = data && fewMessage(data)
  if (!message) return null
  return (
    <aside
      className="flex gap-8 pad-block-12 pad-inline-16 below-16 text-13 round-control sunken icons-in-line icons-muted"
      aria-label="Codes"
    >
      <TicketX />
      <p>
        {message} <a href="#codes">Add codes</a>
      </p>
    </aside>
  )
}
