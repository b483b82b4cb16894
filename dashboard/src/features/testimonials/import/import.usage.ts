import type { RequestUsage } from '#shared/testimonials.ts'

const requests = (count: number) => (count === 1 ? '1 request' : `${count.toLocaleString('en')} requests`)

/** What an import of this many clients takes of the month. */
export function usageWords({ used, limit }: RequestUsage, count: number): string {
  if (limit === null) return `This makes ${requests(count)}. Your plan has no limit.`
  const left = Math.max(0, limit - used)
  if (left === 0) return `You have used all ${limit} requests of this month: no client can be imported before it ends.`
  if (count <= left) return `This uses ${count} of the ${requests(left)} left this month.`
  return `You have ${requests(left)} left this month: the first ${left} can be imported, the others are refused.`
}
