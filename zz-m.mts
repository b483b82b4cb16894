import { readPhrases } from './server/testing/part-phrases.ts'
import { readPart } from './server/stripe/part-words/read-part.domain.ts'
import { readLine } from './server/stripe/part-words/line-part.domain.ts'
const set = readPhrases(process.argv[2]!)
for (const [n, f] of [['vocabularies', readPart], ['both', readLine]] as const) {
  const m: Record<string, Record<string, number>> = {}
  for (const p of set) { const r = f(p.phrase, p.names); const k = !r ? 'nothing' : r.isWeak && r.part === 'first' ? 'weak' : r.part; (m[p.label] ??= {})[k] = (m[p.label]![k] ?? 0) + 1 }
  console.log(n, JSON.stringify(m))
  if (process.argv[3] && n === 'both') for (const p of set) { const r = f(p.phrase, p.names); const k = r?.part ?? 'whole'; const held = k === 'first'; if (held !== (p.label === 'first')) console.log(p.language, p.label, '->', k, r?.isWeak ? '(weak)' : '', p.phrase) }
}
