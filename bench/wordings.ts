import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { hostileWordings, readLine, totalInWords } from '#server/testing/hostile-wordings.ts'
import { readInvoice } from '#server/testing/payment-events.ts'
import { paidInvoice } from '#server/testing/stripe-objects.ts'

const { values } = parseArgs({ options: { help: { type: 'boolean' }, rounds: { type: 'string', default: '50' } } })
if (values.help) {
  console.log(`Measures how long a line of an invoice takes to read, for lines that are hard for our patterns, and how long an invoice of 500 such
lines takes, compared with parsing its JSON. The fastest of several rounds counts. A line may take 2 ms.

  npm run bench -- wordings [--rounds 50]`)
  process.exit(0)
}

const LINES = 500
const BUDGET_MS = 2
const PAID = { amount: 100, currency: 'eur', names: [] }
const rounds = Number(values.rounds)

function fastestOf(times: number, work: () => unknown): number {
  let fastest = Infinity
  for (let round = 0; round < times; round += 1) {
    const start = performance.now()
    work()
    fastest = Math.min(fastest, performance.now() - start)
  }
  return fastest
}

function invoiceOf(text: string): string {
  const data = Array.from({ length: LINES }, (_, line) => ({ id: `il_${line}`, amount: 100, description: text }))
  return JSON.stringify({ ...paidInvoice(), lines: { object: 'list', data } })
}

const measured = Object.entries(hostileWordings).map(([name, text]) => {
  const json = invoiceOf(text)
  const object: unknown = JSON.parse(json)
  return {
    name,
    lineMs: fastestOf(rounds, () => [readLine(text), totalInWords(text, PAID)]),
    invoiceMs: fastestOf(5, () => readInvoice(object)),
    parseMs: fastestOf(5, () => JSON.parse(json)),
  }
})
for (const { name, lineMs, invoiceMs, parseMs } of measured.toSorted((a, b) => b.lineMs - a.lineMs))
  console.log(
    `${name.padEnd(44)} a line ${lineMs.toFixed(2).padStart(5)} ms   500 lines ${invoiceMs.toFixed(1).padStart(6)} ms, parsing them ${parseMs.toFixed(1).padStart(5)} ms`,
  )
const worst = Math.max(...measured.map(({ lineMs }) => lineMs))
console.log(`\nThe slowest line: ${worst.toFixed(2)} ms, wanted at most ${BUDGET_MS}.`)
if (worst > BUDGET_MS) process.exitCode = 1
