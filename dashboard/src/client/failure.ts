import type { ClientTexts } from './client-texts.ts'

/** Why a call failed that may be repeated. */
export type Failure = { reason: 'offline' | 'timeout' | 'busy' | 'tooLarge' | 'server'; retryAfterSeconds?: number }

type FailureTexts = ClientTexts['failures']

function waitingTime({ busy }: FailureTexts, { retryAfterSeconds = 60 }: Failure): string {
  if (retryAfterSeconds <= 90) return busy.aMinute
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return minutes < 60 ? busy.minutes(minutes) : busy.hours
}

/** What the client can do now; shown after the title. */
export function adviceFor(
  failure: Failure,
  { texts, doing }: { texts: FailureTexts; doing: 'loading' | 'sending' },
): string {
  const { what, retry, resend } = texts[failure.reason]
  const again = doing === 'sending' ? resend : retry
  const advice = typeof again === 'string' ? again : again(waitingTime(texts, failure))
  return (doing === 'sending' ? [what, texts.kept, advice] : [what, advice]).join(' ')
}
