import type { Failure } from './api.ts'

function waitingTime({ retryAfterSeconds = 60 }: Failure): string {
  if (retryAfterSeconds <= 90) return 'a minute'
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return minutes < 60 ? `${minutes} minutes` : 'an hour or two'
}

/** What the client can do now; it follows "An unexpected error occurred.". */
export function adviceFor(failure: Failure, doing: 'loading' | 'sending'): string {
  const again = doing === 'sending' ? 'send it again' : 'try again'
  const kept = doing === 'sending' ? ' Everything you wrote is still here.' : ''
  switch (failure.reason) {
    case 'offline':
      return `You seem to be offline.${kept} As soon as you are connected, please ${again}.`
    case 'timeout':
      return `No answer came within 15 seconds.${kept} Please check your connection and ${again}.`
    case 'busy':
      return `Too many people are here at once.${kept} Please wait ${waitingTime(failure)}, then ${again}.`
    case 'server':
      return `It is not your fault.${kept} Please ${again} in a moment.`
  }
}
