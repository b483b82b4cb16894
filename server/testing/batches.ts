import type { ErrorResponse } from '#shared/http/errors.ts'
import type { RequestBatchDetails } from '#shared/request-batches.ts'
import { createHarness, type Harness } from './harness.ts'

type Answer = RequestBatchDetails & ErrorResponse

export const SAVE = { kind: 'save' }
export const NOW = { kind: 'now' }
export const IN_FIVE_DAYS = { kind: 'days', days: 5 }
export const FULL_ROW = {
  row: 2,
  customerEmail: 'ana@client.example',
  customerName: 'Ana Ribeiro',
  service: 'A label',
  tags: 'shop',
}

export const clients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ row: index + 2, customerEmail: `client${index}@client.example` }))

export async function openBatches(
  plan: 'free' | 'pro' | 'studio' = 'pro',
  options: Parameters<typeof createHarness>[0] = {},
) {
  const h = await createHarness(options)
  const owner = await h.signUp()
  await h.setPlan(owner, plan)
  const call = async <T = Answer>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    h.request<T>(method, `/goodword/batch${path}`, { token: await h.signIn(owner), body, headers })
  const create = async (timing: object, rows: object[] = [FULL_ROW], headers: Record<string, string> = {}) =>
    call('POST', '', { name: 'clients.csv', timing, rows }, headers)
  const read = async (id: string) => (await call('GET', `/${id}`)).body
  const usage = async () =>
    (await h.request<{ used: number }>('GET', '/goodword/testimonial/usage', { token: await h.signIn(owner) })).body
      .used
  return { h, owner, call, create, read, usage }
}

export const statesOf = ({ rows }: RequestBatchDetails) =>
  rows.map(({ state, reason }) => (reason ? `${state}: ${reason}` : state))

/** As often as jobs may be due. */
export async function passDays(h: Harness, days: number) {
  for (let hour = 0; hour < days * 24; hour += 1) {
    h.clock.advance({ hours: 1 })
    await h.drain()
  }
}
