import type { Testimonial } from '#shared/testimonials.ts'
import { ConfirmDialog, type Refusal } from '../../components/confirm-dialog.tsx'
import styles from './testimonial.confirmation.module.css'
import { momentThereWords } from '../../lib/moments.ts'
import { useOwnersClock } from '../../lib/use-owners-clock.ts'
import { isPlanned } from './planned.words.ts'
import { actionWord, clientName, isAnswered } from './testimonial.words.ts'

export type ConfirmedAction = 'approve' | 'reject' | 'send' | 'resend' | 'remove'

type ConfirmationProps = {
  action: ConfirmedAction
  testimonial: Testimonial
  onConfirm: () => Promise<unknown>
  refusalOf?: (error: unknown) => Refusal | undefined
  onClose: () => void
}

/** Asks before anything that others get to see. */
export function Confirmation({ action, testimonial, ...answers }: ConfirmationProps) {
  return (
    <ConfirmDialog
      title={titleOf(action, testimonial)}
      confirmLabel={actionWord(action, testimonial)}
      variant={action === 'reject' || action === 'remove' ? 'danger' : 'ink'}
      {...answers}
    >
      {action === 'approve' && testimonial.imageUrl && (
        <img className={styles.picture} src={testimonial.imageUrl} alt={clientName(testimonial)} />
      )}
      <Consequence action={action} testimonial={testimonial} />
    </ConfirmDialog>
  )
}

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
  if (testimonial.erasedAt) return 'Remove what is left?'
  if (isPlanned(testimonial)) return `Don’t ask ${client}?`
  return isAnswered(testimonial) ? `Remove the testimonial from ${client}?` : `Take back the request to ${client}?`
}

function Removal({ testimonial }: { testimonial: Testimonial }) {
  if (testimonial.erasedAt)
    return <p>The client had everything erased. This removes the last trace of it, also from your counts.</p>
  if (isAnswered(testimonial))
    return <p>You added these words. They go for good, from your testimonial widgets too. This cannot be undone.</p>
  if (isPlanned(testimonial))
    return (
      <p>
        No request goes out for this payment, and none is counted. Should {clientName(testimonial)} pay you again, your
        rules decide anew. You can still ask from the Stripe settings.
      </p>
    )
  return (
    <p>
      The link leads nowhere from then on, and no mail is sent for it. It still counts among the requests of its month.
      This cannot be undone.
    </p>
  )
}

function InsteadOfLater({ testimonial }: { testimonial: Testimonial }) {
  const clock = useOwnersClock()
  const { scheduledFor } = testimonial
  if (!isPlanned(testimonial) || scheduledFor === null || new Date(scheduledFor) <= clock.now) return null
  return (
    <> now, and not {momentThereWords(new Date(scheduledFor), clock)}. It counts among the requests of this month</>
  )
}

function Consequence({ action, testimonial }: { action: ConfirmedAction; testimonial: Testimonial }) {
  switch (action) {
    case 'remove':
      return <Removal testimonial={testimonial} />
    case 'approve':
      return testimonial.isPrivate ? (
        <p>{clientName(testimonial)} chose not to share it in public, so your testimonial widgets leave it out.</p>
      ) : (
        <p>Your testimonial widgets will include it.</p>
      )
    case 'reject':
      return <p>Your testimonial widgets will leave it out. You can approve it later.</p>
    case 'send':
      return (
        <p>
          It will be sent to <b>{testimonial.customerEmail}</b>
          <InsteadOfLater testimonial={testimonial} />.
        </p>
      )
    case 'resend':
      return (
        <p>
          It will be sent to <b>{testimonial.customerEmail}</b> once more.
        </p>
      )
  }
}
