import { listKnownClients } from '#shared/known-clients.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import { ConfirmDialog, type Refusal } from '../../components/confirm-dialog.tsx'
import { DecisionPreview } from './decision/decision.preview.tsx'
import { approvalMessage, approvalVerb, type Signers } from './sign-off/sign-off.messages.ts'
import { formatMomentThere } from '../../lib/moments.ts'
import { useMinute, useOwnersClock } from '../../lib/use-clock.ts'
import { useEndpoint } from '../../lib/use-endpoint.ts'
import { resendMessage } from './known-clients.messages.ts'
import { actionVerb, clientName, isAnswered, isPlanned } from './testimonial.messages.ts'

export type ConfirmedAction = 'approve' | 'reject' | 'send' | 'resend' | 'remove'

type ConfirmationProps = {
  action: ConfirmedAction
  testimonial: Testimonial
  /** Who signs off; null when no sign-off is needed. */
  signers?: Signers | null
  onConfirm: () => Promise<unknown>
  refusalOf?: (error: unknown) => Refusal | undefined
  onClose: () => void
}

/** Asks for confirmation before anything that others will see. */
export function Confirmation({ action, testimonial, signers = null, ...answers }: ConfirmationProps) {
  const approval = action === 'approve' ? approvalMessage([testimonial], signers) : null
  return (
    <ConfirmDialog
      title={titleOf(action, testimonial)}
      confirmLabel={action === 'approve' ? approvalVerb(testimonial, signers) : actionVerb(action, testimonial)}
      {...(cancelsRequest(action, testimonial) && { cancelLabel: 'Keep request' })}
      variant={action === 'reject' || action === 'remove' ? 'danger' : 'ink'}
      {...answers}
    >
      <Consequence action={action} testimonial={testimonial} />
      {approval && <p>{approval}</p>}
    </ConfirmDialog>
  )
}

const cancelsRequest = (action: ConfirmedAction, testimonial: Testimonial) =>
  action === 'remove' && !testimonial.erasedAt && !isPlanned(testimonial) && !isAnswered(testimonial)

const titles: Record<Exclude<ConfirmedAction, 'remove'>, (client: string) => string> = {
  approve: (client) => `Approve the testimonial from ${client}?`,
  reject: (client) => `Reject the testimonial from ${client}?`,
  send: () => 'Send the request?',
  resend: () => 'Resend the request?',
}

function titleOf(action: ConfirmedAction, testimonial: Testimonial): string {
  const client = clientName(testimonial)
  if (action === 'send' && isPlanned(testimonial)) return 'Send the request now?'
  if (action !== 'remove') return titles[action](client)
  if (testimonial.erasedAt) return 'Remove this row?'
  if (isPlanned(testimonial)) return `Don’t ask ${client}?`
  return cancelsRequest(action, testimonial)
    ? `Cancel the request to ${client}?`
    : `Remove the testimonial from ${client}?`
}

function Removal({ testimonial }: { testimonial: Testimonial }) {
  if (testimonial.erasedAt)
    return <p>The client erased everything. This removes the last trace of it, including from your counts.</p>
  if (testimonial.source === 'link')
    return (
      <p>
        It came through your collection link. It no longer counts in your averages, your forms page says how many
        answers you removed, and the visitor’s own page for it stops working. This cannot be undone.
      </p>
    )
  if (isAnswered(testimonial))
    return (
      <p>You added this testimonial. It will be removed from your testimonial widgets too. This cannot be undone.</p>
    )
  if (isPlanned(testimonial))
    return (
      <p>
        No request will be sent for this payment, and none is counted. If {clientName(testimonial)} pays you again, your
        rules decide again. You can still ask from the Stripe settings.
      </p>
    )
  return (
    <p>
      The link stops working and no more emails are sent for it. The request still counts towards its month. This cannot
      be undone.
    </p>
  )
}

function InsteadOfLater({ testimonial }: { testimonial: Testimonial }) {
  const clock = useOwnersClock()
  const { scheduledFor } = testimonial
  if (!isPlanned(testimonial) || scheduledFor === null || new Date(scheduledFor) <= clock.now) return null
  return (
    <> now instead of {formatMomentThere(new Date(scheduledFor), clock)}. It counts towards this month’s requests</>
  )
}

/** That the client was asked before, has answered, or can't be emailed. */
function RecipientNote({ testimonial }: { testimonial: Testimonial }) {
  const now = useMinute()
  const { id, customerEmail } = testimonial
  const { data } = useEndpoint(listKnownClients, { body: { customerEmails: [customerEmail], exceptId: id } })
  const note = data && resendMessage(data.items[0], testimonial, now)
  return (
    <p className="text-13 muted empty-hidden" role="status">
      {note}
    </p>
  )
}

function Consequence({ action, testimonial }: { action: ConfirmedAction; testimonial: Testimonial }) {
  switch (action) {
    case 'remove':
      return <Removal testimonial={testimonial} />
    case 'approve':
    case 'reject':
      return <DecisionPreview verb={action} testimonial={testimonial} />
    case 'send':
      return (
        <>
          <p>
            It will be sent to <b>{testimonial.customerEmail}</b>
            <InsteadOfLater testimonial={testimonial} />.
          </p>
          <RecipientNote testimonial={testimonial} />
        </>
      )
    case 'resend':
      return (
        <>
          <p>
            It will be sent to <b>{testimonial.customerEmail}</b> again.
          </p>
          <RecipientNote testimonial={testimonial} />
        </>
      )
  }
}
