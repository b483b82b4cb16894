import process from 'node:process'
import {
  type Attack,
  type AttackOrder,
  type AttackReport,
  type BenchOwner,
  call,
  longText,
  read,
} from './neighbours-owner.ts'

const AT_ONCE = 4
/** The limit of one owner, which the benchmark raises for itself: 600 calls a minute. */
const CALL_EVERY_MS = 100
const IMPORTED_ROWS = 1000
const CUT_OFF = { status: 'cut off', text: '' }

type Known = { owner: BenchOwner; widgetId: string; ids: string[] }
/** Resolves with the answer's body if it is kept, else with nothing. */
type Send = (method: string, path: string, body?: unknown, options?: { isKept: boolean }) => Promise<string>

let imported = 0
const batchOf = (isValid: boolean) => ({
  name: 'clients.csv',
  timing: { kind: 'save' },
  rows: Array.from({ length: IMPORTED_ROWS }, (_, index) => {
    imported += 1
    const customerEmail = isValid ? `client${imported}@client.example` : longText(900)
    return { row: index + 1, customerEmail, customerName: longText(60) }
  }),
})

/** Makes a batch and cancels it, so that the limit of batches doesn't end the attack. */
async function importClients(send: Send): Promise<void> {
  const answer = await send('POST', '/goodword/batch', batchOf(true), { isKept: true })
  // Safe: our own endpoint, whose answers are tested.
  const { id } = JSON.parse(answer || '{}') as { id?: string }
  if (id) await send('POST', `/goodword/batch/${id}/cancel`)
}

/** One round of each attack; `turn` counts the rounds of all connections. */
const rounds: Record<Attack, (known: Known, send: Send, turn: number) => Promise<unknown>> = {
  feed: async ({ widgetId, ids }, send, turn) => {
    const [id] = ids
    if (turn % AT_ONCE === 0) {
      await send('PUT', `/goodword/testimonial/${id}/${turn % (2 * AT_ONCE) === 0 ? 'reject' : 'approve'}`)
    }
    await send('GET', `/w/${widgetId}.json`)
  },
  exports: (_, send) => send('GET', '/goodword/user/me/export'),
  imports: (_, send) => importClients(send),
  searches: (_, send, turn) =>
    send('GET', `/goodword/testimonial/list?q=${turn % 2 === 0 ? 'label+harvest' : 'nowhere'}`),
  details: ({ ids }, send, turn) => send('GET', `/goodword/testimonial/${ids[turn % ids.length]}/details`),
  bodies: (_, send) => send('POST', '/goodword/batch', batchOf(false)),
}

async function look(owner: BenchOwner): Promise<Known> {
  const widgets = await read<{ items: { id: string }[] }>(owner, '/goodword/widget/list')
  const list = await read<{ items: { id: string }[] }>(owner, '/goodword/testimonial/list?page=1&pageSize=20')
  return { owner, widgetId: widgets.items[0]?.id ?? '', ids: list.items.map(({ id }) => id) }
}

async function attack(known: Known, { attacks, seconds }: AttackOrder): Promise<AttackReport> {
  const report: AttackReport = {}
  const endsAt = performance.now() + seconds * 1000
  let nextCallAt = performance.now()
  const send: Send = async (method, path, body, options) => {
    if (path.startsWith('/goodword/')) {
      const at = Math.max(nextCallAt, performance.now())
      nextCallAt = at + CALL_EVERY_MS
      if (at >= endsAt) return ''
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())))
    }
    const { status, text } = await call(known.owner, method, path, body, options).catch(() => CUT_OFF)
    report[status] = (report[status] ?? 0) + 1
    return text
  }
  const connection = async (kind: Attack, index: number) => {
    for (let turn = index; performance.now() < endsAt; turn += AT_ONCE) await rounds[kind](known, send, turn)
  }
  const numbers = Array.from({ length: AT_ONCE }, (_, index) => index)
  await Promise.all(attacks.flatMap((kind) => numbers.map((index) => connection(kind, index))))
  return report
}

// Safe: the parent passes it.
const known = await look(JSON.parse(process.argv[2] ?? '{}') as BenchOwner)
process.on('message', (message) => {
  // Safe: the parent sends nothing else.
  void attack(known, message as AttackOrder).then((report) => process.send?.(report))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
