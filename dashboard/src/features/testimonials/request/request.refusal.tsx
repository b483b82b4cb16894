import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { SUPPORT_MAILBOX } from '#shared/mailboxes.ts'
import { useConfirmationMail } from '../../../components/confirmation-mail.ts'
import { FormError } from '../../../components/form-error.tsx'
import { ApiError } from '../../../lib/api.ts'
import { mailRefusalOf } from '../mail.refusal.ts'
import { failureOf } from './request.failure.ts'
import styles from './request.module.css'

const isUsedUp = (error: unknown) => error instanceof ApiError && error.code === 'testimonials.quota_exceeded'

type RequestRefusalProps = {
  error: unknown
  withoutSending: {
    /** Word on the button that saves all the same, and sends nothing. */
    label: string
    onSelect: (event: MouseEvent) => void
  }
}

/** Why a request was not saved, and what can be done about it; nothing before it was tried. */
export function RequestRefusal({ error, withoutSending }: RequestRefusalProps) {
  const message = error === undefined ? undefined : failureOf(error)
  return <FormError message={message} hint={<WayOut error={error} withoutSending={withoutSending} />} />
}

function WayOut({ error, withoutSending }: RequestRefusalProps) {
  if (isUsedUp(error)) return <Link to="/settings/subscription">See the plans</Link>
  const refusal = mailRefusalOf(error)
  if (!refusal) return null
  return (
    <span className={styles.ways}>
      <button type="button" onClick={withoutSending.onSelect}>
        {withoutSending.label}
      </button>
      {refusal === 'emails.unverified_limit' && <ConfirmAddress />}
      {refusal === 'emails.sending_paused' && <a href={`mailto:${SUPPORT_MAILBOX}`}>Write to {SUPPORT_MAILBOX}</a>}
    </span>
  )
}

function ConfirmAddress() {
  const { isSent, send } = useConfirmationMail()
  return (
    <button type="button" aria-disabled={isSent} onClick={() => void send()}>
      {isSent ? 'Email sent' : 'Send a confirmation email'}
    </button>
  )
}
