import type { Passkey } from '#shared/passkeys.ts'
import { type Clock, daysUntil, formatTimeOfDay } from '../../../../lib/moments.ts'
import { dayMessage } from '../security.messages.ts'

/** When it was added and used, by the reader's clock: "Added on 12 May 2026. Used today at 09:12." */
export const passkeyMessage = ({ createdAt, lastUsedAt }: Passkey, clock: Clock): string =>
  `Added on ${dayMessage(createdAt)}. ${lastUsedAt === null ? 'Never used' : usedMessage(lastUsedAt, clock)}.`

function usedMessage(instant: string, clock: Clock): string {
  const time = new Date(instant)
  const days = daysUntil(time, clock)
  if (days < -1) return `Last used on ${dayMessage(instant)}`
  return `Used ${days === -1 ? 'yesterday' : 'today'} at ${formatTimeOfDay(time, clock)}`
}
