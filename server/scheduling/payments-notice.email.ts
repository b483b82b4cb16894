import { html, raw } from 'hono/html'
import type { HoldReason } from '#shared/payments.ts'
import type { PaymentRow } from '#server/payments/payments.service.ts'
import { emailSafeName } from '#server/kernel/safe-text.ts'
import { type Part, SANS } from '#server/emails/templates/layout.email.ts'
import type { NoticeFrame } from '#server/emails/templates/notices.service.ts'
import { ownerEmail } from '#server/emails/templates/owner.email.ts'

type ListedPayment = Pick<PaymentRow, 'customerName' | 'customerEmail' | 'decisionReason' | 'onHoldSince'> & {
  /** Like `$480`. */
  money: string
  /** Like `26 November`. */
  day: string
  /** Leads to the payment. */
  link: string
}

type PaymentsNotice = {
  productName: string
  frame: NoticeFrame
  /** How many payments need the owner. */
  count: number
  /** Some of them, in the order in which they are listed. */
  payments: readonly ListedPayment[]
  now: Date
  /** Leads to the payments on hold. */
  link: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Tells an owner, at most once a week, which payments are on hold until they do something. */
export function paymentsNoticeEmail({ count, payments, now, link, ...of }: PaymentsNotice) {
  const isOne = count === 1
  const rows = payments.map((payment) => viewOf(payment, now))
  const others = count - rows.length
  const more = others > 0 ? `and ${others} more` : null
  return ownerEmail({
    ...of,
    subject: isOne ? '1 payment needs you' : `${count} payments need you`,
    preheader: isOne ? 'We can’t ask this client without you.' : 'We can’t ask these clients without you.',
    paragraphs: [
      isOne
        ? 'We’d like to ask a client for a testimonial, but the payment is on hold until you decide.'
        : `We’d like to ask clients for testimonials, but ${count} payments are on hold until you decide.`,
    ],
    middle: { html: listInHtml(rows, more), text: listInText(rows, more) },
    below: `${isOne ? 'The' : 'Each'} button opens the payment. Nothing is sent until you say so.`,
    button: { label: isOne ? 'Review payment' : 'Review payments', link },
    reason: 'You get this email, at most once a week, because you chose to be told about payments that need you.',
  })
}

type Row = { client: string; facts: string; why: string; action: string; link: string }

function viewOf(payment: ListedPayment, now: Date): Row {
  const { customerName, customerEmail, money, day, link } = payment
  const client = emailSafeName(customerName ?? '') || emailSafeAddress(customerEmail) || 'Unnamed client'
  const days = payment.onHoldSince ? Math.floor((now.getTime() - payment.onHoldSince.getTime()) / DAY_MS) : 0
  const { why, action } = sayingOf(payment.decisionReason, days)
  return { client, facts: `${money} on ${day}`, why, action, link }
}

/** An address that can be written to, as it is; anything else might be a link. */
const emailSafeAddress = (address: string | null) =>
  address && /^[\p{L}\p{N}.+_-]+@[\p{L}\p{N}.-]+$/u.test(address) ? address : ''

const sayings: Partial<Record<HoldReason, (days: number) => { why: string; action: string }>> = {
  no_email: () => ({ why: 'This payment has no email address.', action: 'Add email' }),
  invalid_email: () => ({ why: 'The email address isn’t valid.', action: 'Fix email' }),
  deposit: (days) => ({ why: `It’s a deposit, and no final payment has come in ${days} days.`, action: 'Decide' }),
  open_invoice: (days) => ({ why: `Another invoice of this client has been open for ${days} days.`, action: 'Decide' }),
}

const sayingOf = (reason: string | null, days: number) =>
  Object.entries(sayings).find(([name]) => name === reason)?.[1](days) ?? {
    why: 'You decide whether we ask this client.',
    action: 'Decide',
  }

const listInText = (rows: readonly Row[], more: string | null) =>
  [
    ...rows.map(({ client, facts, why, action, link }) => `${client}, ${facts}\n${why}\n${action}: ${link}`),
    ...(more ? [more] : []),
  ].join('\n\n')

const listInHtml = (rows: readonly Row[], more: string | null): Part =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:2px 0 22px">${rows.map(rowInHtml)}${more && html`<tr><td class="rule muted" colspan="2" style="padding:14px 0;border-top:1px solid #e2dfda;color:#68625b;font:400 15px/22px ${raw(SANS)}">${more}</td></tr>`}</table>`

const rowInHtml = ({ client, facts, why, action, link }: Row): Part =>
  html`<tr><td class="rule" valign="top" style="padding:14px 12px 14px 0;border-top:1px solid #e2dfda;word-break:break-word"><div class="text" style="color:#231e19;font:600 15px/22px ${raw(SANS)}"><bdi>${client}</bdi></div><div class="muted" style="color:#68625b;font:400 14px/20px ${raw(SANS)}">${facts}</div><div class="text" style="padding:4px 0 0;color:#231e19;font:400 15px/22px ${raw(SANS)}">${why}</div></td><td class="rule" valign="top" align="right" width="96" style="padding:14px 0;border-top:1px solid #e2dfda"><a class="text" href="${link}" style="display:inline-block;padding:11px 14px;border:1px solid #8f8880;border-radius:6px;color:#231e19;font:600 14px/20px ${raw(SANS)};text-decoration:none;white-space:nowrap">${action}</a></td></tr>`
