import type { JobKind } from '#server/jobs/jobs.registry.ts'

/**
 * What an operator may do with a dead job. `lost` says what dropping it loses; `keep` says why it can't be dropped.
 * `isSettled`: giving it up settled what it was for, so that another try would do nothing.
 */
export type DeadJobChoice = ({ lost: string } | { keep: string }) & { isSettled?: true }

const ERASES = 'What it should erase would stay.'

const choices: Record<JobKind, DeadJobChoice> = {
  'emails.deliver': {
    lost: 'Nothing more is lost: the email already counts as not sent, and its owner can send another one.',
    isSettled: true,
  },
  'emails.remind': { lost: 'A client gets no reminder about a request.' },
  'emails.check-domain': {
    lost: 'A sending domain is not checked until its owner checks it.',
  },
  'emails.remove-domain': { keep: 'A domain that its owner removed would stay at the email service.' },
  'widgets.check-domain': { lost: 'The domain of a hosted page is not checked until its owner checks it.' },
  housekeeping: { lost: 'Nothing is lost: the next run is planned.' },
  'testimonials.compact-search': { keep: ERASES },
  'testimonials.import': { keep: 'An import would stay half done.' },
  'testimonials.approve-import': {
    lost: 'Nothing more is lost: the approval already counts as stopped, and its member can start it again.',
    isSettled: true,
  },
  'testimonials.send-batches': { keep: 'Planned requests of a workspace would never be sent.' },
  'retention.apply': { keep: ERASES },
  'workspaces.erase': { keep: ERASES },
  'members.send-notice': { lost: 'A member is not told by email what happened to the membership or the workspace.' },
  'users.close': { keep: ERASES },
  'users.forget-closed': { keep: ERASES },
  'billing.sync': { lost: 'An account keeps the plan that we know of, until Stripe sends the next event about it.' },
  'billing.cancel': { keep: 'Somebody who closed the account would go on paying.' },
  'stripe.receive': {
    lost: 'Only this try is lost: the event stays in the inbox, and is tried again every day for a week.',
  },
  'stripe.reconcile': { lost: 'Nothing is lost: the next run is planned.' },
  'payments.decide': {
    lost: 'Nobody is asked after this payment, unless Stripe sends something new about it.',
  },
  'payments.notify-owner': { lost: 'An owner gets no email about payments on hold, until the next one is.' },
  'reports.offer': { lost: 'Nothing is lost: the next run is planned.' },
  'sign-off.notify': { lost: 'Those who sign off get no email today.' },
  'sign-off.expire': { keep: 'A link that should end would go on working.' },
  'connections.revoke': { keep: 'Goodword would keep access to a Stripe account that was unlinked.' },
  'images.fetch': { lost: 'Nothing more is lost: the photo already counts as refused.', isSettled: true },
  'images.remove-source': { keep: ERASES },
  'images.remove-files': { keep: ERASES },
  'identity.send-code': { lost: 'Somebody gets no code by email, and can ask for a new one.' },
  'identity.send-notice': {
    lost: 'An owner gets no email about a change of the account. It stays in the account’s activity.',
  },
}

/** Of a kind that this version doesn't know, nothing is known. */
const unknownKind: DeadJobChoice = { keep: 'This version of Goodword does not know what it was for.' }

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(choices, kind)

export const choiceFor = (kind: string): DeadJobChoice => (isJobKind(kind) ? choices[kind] : unknownKind)

/** Trying these again would do nothing. */
export const SETTLED_KINDS: readonly JobKind[] = Object.keys(choices)
  .filter(isJobKind)
  .filter((kind) => choices[kind].isSettled)
