import type { EmailMessage } from './emails.queries.ts'

/** Who receives each kind of email. */
const audiences: Readonly<Record<EmailMessage['kind'], 'client' | 'owner' | 'sign_off'>> = {
  request: 'client',
  reminder: 'client',
  receipt: 'client',
  confirmation: 'client',
  spelling_suggestion: 'client',
  notice: 'owner',
  scheduled_notice: 'owner',
  quota_notice: 'owner',
  payments_notice: 'owner',
  report_notice: 'owner',
  wall_domain_missing: 'owner',
  wall_domain_released: 'owner',
  // Ours, and about no client.
  invitation: 'owner',
  sign_off_link: 'sign_off',
  sign_off_reminder: 'sign_off',
  test: 'owner',
}

/** Kinds of emails that an owner's clients get. */
export const KINDS_TO_CLIENTS: readonly EmailMessage['kind'][] = Object.keys(audiences)
  .filter(isKind)
  .filter((kind) => audiences[kind] === 'client')

export const isForClient = ({ kind }: Pick<EmailMessage, 'kind'>): boolean => audiences[kind] === 'client'

export const isForOwner = ({ kind }: Pick<EmailMessage, 'kind'>): boolean => audiences[kind] === 'owner'

function isKind(kind: string): kind is EmailMessage['kind'] {
  return Object.hasOwn(audiences, kind)
}
