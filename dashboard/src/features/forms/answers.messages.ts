import type { Form } from '#shared/forms.ts'
import { readersFormat } from '../../lib/reader-dates.ts'

const formatDay = (day: string) =>
  readersFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))

const came = (answers: number) => (answers === 0 ? 'none came in today' : `${answers} came in today`)

/** How many answers members removed; empty for none. */
export const removedMessage = (answers: number): string =>
  answers === 0 ? '' : `You removed ${answers === 1 ? '1 answer' : `${answers} answers`} that came through it.`

/** How many answers wait for the visitor's confirmation; empty for none. */
export const toConfirmMessage = (answers: number): string =>
  answers === 0
    ? ''
    : `${answers === 1 ? '1 visitor hasn’t' : `${answers.toLocaleString('en')} visitors haven’t`} confirmed their email yet.`

/** Whether a collection link takes answers, and how many today. */
export function answersMessage({
  state,
  isOpen,
  lastDay,
  answersADay,
  answersToday,
}: Pick<Form, 'state' | 'isOpen' | 'lastDay' | 'answersADay' | 'answersToday'>): string {
  const answers = answersADay === 1 ? '1 answer' : `${answersADay} answers`
  if (state === 'closed')
    return isOpen && lastDay !== null
      ? `The link closed at the end of ${formatDay(lastDay)}. Visitors see your message instead of the form.`
      : 'The link is closed. Visitors see your message instead of the form.'
  if (state === 'full')
    return `${answersToday === 1 ? '1 answer' : `${answersToday} answers`} today: the link pauses until midnight. Visitors see when they can come back, and their text stays on their device.`
  const end = lastDay === null ? '' : ` It closes at the end of ${formatDay(lastDay)}.`
  return `The link takes up to ${answers} a day; ${came(answersToday)}.${end}`
}

/** What happens while programs send answers to a form. `since` is a time of day. */
export const extraCheckMessage = (attack: { name: string; since: string; suspicious: number }): string =>
  `Programs are sending answers to “${attack.name}”: ${attack.suspicious.toLocaleString('en')} suspicious ones since ${attack.since}. Each visitor’s browser now does an extra check, which people hardly notice. It ends automatically an hour after the last suspicious answer.`
