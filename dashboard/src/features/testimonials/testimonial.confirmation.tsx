import type { Testimonial } from '#shared/testimonials.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import styles from './testimonial.confirmation.module.css'
import { actionWords, clientName } from './testimonial.words.ts'

export type ConfirmedAction = 'approve' | 'reject' | 'send' | 'resend'

type ConfirmationProps = {
  action: ConfirmedAction
  testimonial: Testimonial
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before anything that others get to see. */
export function Confirmation({ action, testimonial, onConfirm, onClose }: ConfirmationProps) {
  return (
    <ConfirmDialog
      title={titles[action](clientName(testimonial))}
      confirmLabel={actionWords[action]}
      variant={action === 'reject' ? 'danger' : 'ink'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {action === 'approve' && testimonial.imageUrl && (
        <img className={styles.picture} src={testimonial.imageUrl} alt={clientName(testimonial)} />
      )}
      <Consequence action={action} testimonial={testimonial} />
    </ConfirmDialog>
  )
}

const titles: Record<ConfirmedAction, (client: string) => string> = {
  approve: (client) => `Approve the testimonial from ${client}?`,
  reject: (client) => `Reject the testimonial from ${client}?`,
  send: () => 'Send the request?',
  resend: () => 'Resend the request?',
}

function Consequence({ action, testimonial }: { action: ConfirmedAction; testimonial: Testimonial }) {
  switch (action) {
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
          It will be sent to <b>{testimonial.customerEmail}</b>.
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
