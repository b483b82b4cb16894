import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { useConfirmationEmail } from '../../../components/confirmation-email.ts'
import { FormError } from '../../../components/form-error.tsx'
import { ApiError } from '../../../lib/api.ts'
import { emailRefusalOf } from '../email.refusal.ts'
import { failureOf } from './request.failure.ts'
import styles from './request.module.css'

const isUsedUp = (error: unknown) => error instanceof ApiError && error.code === 'testimonials.quota_exceeded'

type RequestRefusalProps = {
  error: unknown
  withoutSending: {
    /** Label of the button that saves without sending. */
    label: string
    onSelect: (event: MouseEvent) => void
  }
}

/** Why a request was not saved, and what can be done about it; nothing before the first attempt. */
export function RequestRefusal({ error, withoutSending }: RequestRefusalProps) {
  const message = error === undefined ? undefined : failureOf(error)
  return <FormError message={message} hint={<WayOut error={error} withoutSending={withoutSending} />} />
}

function WayOut({ error, withoutSending }: RequestRefusalProps) {
  if (isUsedUp(error)) return <Link to="/settings/subscription">See plans</Link>
  const refusal = emailRefusalOf(error)
  if (!refusal) return null
  return (
    <span className={`flex wrap above-4 gap-4-16 ${styles.ways}`}>
      <button type="button" onClick={withoutSending.onSelect}>
        {withoutSending.label}
      </button>
      {refusal === 'emails.unverified_limit' && <ConfirmAddress />}
      {refusal === 'emails.sending_paused' && <a href={`mailto:${SUPPORT_MAILBOX}`}>Email {SUPPORT_MAILBOX}</a>}
    </span>
  )
}

function ConfirmAddress() {
  const { isSent, send } = useConfirmationEmail()
  return (
    <button type="button" aria-disabled={isSent} onClick={() => void send()}>
      {isSent ? 'Email sent' : 'Send a confirmation email'}
    </button>
  )
}
