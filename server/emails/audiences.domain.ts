import type { EmailMessage } from './emails.repository.ts'

/** Whom each kind of mail is for. */
const audiences: Readonly<Record<EmailMessage['kind'], 'client' | 'owner'>> = {
  request: 'client',
  reminder: 'client',
  receipt: 'client',
  notice: 'owner',
  ask_notice: 'owner',
  waiting_notice: 'owner',
  test: 'owner',
}

export const isForOwner = ({ kind }: Pick<EmailMessage, 'kind'>): boolean => audiences[kind] === 'owner'
