import type { Form } from '#shared/forms.ts'
import { readersFormat } from '../../lib/reader-dates.ts'

const counted = (number: number, thing: string) => `${number} ${number === 1 ? thing : `${thing}s`}`

const list = new Intl.ListFormat('en-GB')

/** What a form asks clients for. */
export const asksMessage = ({ rating, photo, company, role, questions }: Form['asks']): string =>
  list.format([
    ...(rating ? ['Rating', 'text'] : ['Text']),
    ...(photo ? ['photo'] : []),
    ...(company ? ['company'] : []),
    ...(role ? ['role'] : []),
    ...(questions > 0 ? [counted(questions, 'question')] : []),
  ])

/** What leads clients to a form: all have a link. */
export function usesMessage({ isDefault, usedBy: { requests, accounts } }: Pick<Form, 'isDefault' | 'usedBy'>): string {
  const parts = [
    ...(isDefault ? ['Requests'] : requests > 0 ? [counted(requests, 'open request')] : []),
    ...(accounts > 0 ? [counted(accounts, 'payment account')] : []),
  ]
  return parts.length === 0 ? 'Its link only' : list.format(parts)
}

/** How many forms there are, of how many. */
export const countMessage = ({ count, limit, plan }: { count: number; limit: number | null; plan: string }): string =>
  limit === null ? counted(count, 'form') : `${count} of ${counted(limit, 'form')} on ${plan}`

/** Why another form can't be created; undefined when it can. */
export const limitReason = ({ count, limit }: { count: number; limit: number | null }): string | undefined =>
  limit !== null && count >= limit ? `Your plan includes ${counted(limit, 'form')}.` : undefined

const formatDay = (day: string) =>
  readersFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day))

/** Whether a form takes answers through its link, and until when or since when not. */
export function accessMessage({ state, isOpen, lastDay }: Pick<Form, 'state' | 'isOpen' | 'lastDay'>): {
  word: string
  note: string | null
} {
  if (state === 'closed') return { word: 'Closed', note: isOpen && lastDay ? `Since ${formatDay(lastDay)}` : null }
  const note = lastDay ? `Closes ${formatDay(lastDay)}` : null
  return state === 'full' ? { word: 'Full today', note } : { word: 'On', note }
}

/** What remains of a form that is deleted. */
export const deletionMessage = (answers: number): string =>
  [
    'Its link will say that the form is closed.',
    ...(answers === 0
      ? []
      : [answers === 1 ? 'Its answer stays.' : `Its ${answers.toLocaleString('en')} answers stay.`]),
    'Clients who were sent a request with this form can still answer it.',
  ].join(' ')

/** The name of a copy, as it is suggested. */
export const copyName = (name: string, maxLength: number): string => `${name.slice(0, maxLength - 7).trim()} (copy)`
