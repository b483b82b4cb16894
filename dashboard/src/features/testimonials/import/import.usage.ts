import type { RequestUsage } from '#shared/testimonial-requests.ts'
import { usedUpMessage } from '../list/testimonial-list.messages.ts'

type ImportPlan = {
  /** What will happen to the file, in a sentence. */
  sentence: string
  /** How many of the month's requests it uses; undefined while unknown. */
  hint: string | undefined
  /** Label of the button; undefined when nothing can be imported this month. */
  label: string | undefined
  isBeyondPlan: boolean
}

const number = (count: number) => count.toLocaleString('en')
const requests = (count: number) => (count === 1 ? '1 request' : `${number(count)} requests`)

/** What importing `ready` of all `total` rows would do. The plan may not have enough requests left this month. */
export function planImport(file: { ready: number; total: number; usage: RequestUsage | undefined }): ImportPlan {
  const { ready, usage } = file
  if (!usage || usage.limit === null) {
    const hint = usage && ready > 0 ? `This creates ${requests(ready)}. Your plan has no limit.` : undefined
    return { ...withinPlan(file), hint }
  }
  const left = Math.max(0, usage.limit - usage.used)
  if (ready <= left) return { ...withinPlan(file), hint: ready > 0 ? takenMessage({ ready, left }) : undefined }
  if (left > 0) return { ...beyondPlan({ ...file, left }), hint: `You have ${requests(left)} left this month.` }
  return {
    sentence: 'No rows can be imported this month.',
    hint: usedUpMessage({ limit: usage.limit, resetsOn: usage.resetsOn }),
    label: undefined,
    isBeyondPlan: true,
  }
}

function withinPlan({ ready, total }: { ready: number; total: number }) {
  const all = total === 1 ? '1 row can be imported.' : `All ${number(total)} rows can be imported.`
  return {
    sentence: ready === total ? all : `${number(ready)} of ${rowsOf(total)} can be imported.`,
    label: ready === 1 ? 'Import 1 client' : `Import ${number(ready)} clients`,
    isBeyondPlan: false,
  }
}

const beyondPlan = ({ left, total }: { left: number; total: number }) => ({
  sentence: `${number(left)} of ${rowsOf(total)} can be imported this month.`,
  label: left === 1 ? 'Import the first client' : `Import the first ${number(left)}`,
  isBeyondPlan: true,
})

const rowsOf = (total: number) => (total === 1 ? '1 row' : `${number(total)} rows`)

const takenMessage = ({ ready, left }: { ready: number; left: number }) =>
  left === 1
    ? 'This uses your last request this month.'
    : `This uses ${number(ready)} of the ${number(left)} requests left this month.`
