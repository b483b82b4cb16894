import type { AccountSecurity } from '#shared/security.ts'
import { shortDate } from '../../../lib/dates.ts'
import { type Clock, daysUntil, formatDay, formatTimeOfDay } from '../../../lib/moments.ts'
import { readersFormat } from '../../../lib/reader-dates.ts'

type SecurityEvent = AccountSecurity['events'][number]

const eventMessages: Record<SecurityEvent['kind'], string> = {
  new_device: 'New device signed in',
  wrong_password: 'Wrong password',
  password_changed: 'Password changed',
  password_reset: 'Password reset by email',
  email_changed: 'Email changed',
  email_change_reversed: 'Email change reversed',
  session_ended: 'Session ended',
  other_sessions_ended: 'All other sessions ended',
  stolen_session_ended: 'Session ended because it was used in two places',
  two_factor_on: 'Two-factor turned on',
  two_factor_off: 'Two-factor turned off',
  recovery_codes_created: 'Recovery codes created',
  recovery_code_used: 'Recovery code used',
  wrong_second_factor: 'Wrong six-digit code',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
}

/** What happened, without where: "Wrong password, 4 times". */
export const eventMessage = ({ kind, count }: Pick<SecurityEvent, 'kind' | 'count'>): string =>
  kind.startsWith('wrong_') && count > 1 ? `${eventMessages[kind]}, ${count} times` : eventMessages[kind]

/** The passkey that it is about, or else where it happened. */
export const placeMessage = ({
  detail,
  deviceName,
  network,
}: Pick<SecurityEvent, 'detail' | 'deviceName' | 'network'>): string => detail ?? `${deviceName}, ${network}`

/** "Today, 09:12", "Yesterday, 22:40", "19 Nov, 22:14". By the reader's clock. */
export function timeMessage(instant: string, clock: Clock): string {
  const time = new Date(instant)
  const days = daysUntil(time, clock)
  const day = days === 0 ? 'Today' : days === -1 ? 'Yesterday' : formatDay(time, clock)
  return `${day}, ${formatTimeOfDay(time, clock)}`
}

/** The reader's local day, such as "3 March 2026". */
export const dayMessage = (instant: string): string =>
  readersFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(instant))

/** What can be done about a changed email, and by when. */
export const reversalMessage = ({ email, changedAt, until }: NonNullable<AccountSecurity['previousEmail']>): string =>
  `Changed on ${shortDate(changedAt)}. The link we sent to ${email} can undo it until ${shortDate(until)}.`

const sessionsMessage = (count: number) => (count === 1 ? '1 session ended.' : `${count} sessions ended.`)

export const sessionsEndedMessage = (count: number): string =>
  count === 0 ? 'No other sessions were open.' : sessionsMessage(count)

export const passwordChangedMessage = (ended: number): string =>
  ended === 0 ? 'Password changed.' : `Password changed. ${sessionsMessage(ended)}`

/** What a new password does to sessions. `others` is undefined where nobody knows how many there are. */
export function consequenceMessage(others: number | undefined): string {
  if (others === undefined) return 'You stay signed in here. All other sessions end.'
  if (others === 0) return 'You stay signed in here.'
  return `You stay signed in here. ${others === 1 ? 'Your other session ends.' : `Your ${others} other sessions end.`}`
}
