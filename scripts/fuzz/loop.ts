import type { FuzzTarget } from '#server/testing/fuzz-targets.ts'
import type { Coverage } from './coverage.ts'
import { createRandom, mutate } from './mutations.ts'

export type Fault = { input: Buffer; why: string }
export type Fuzzed = {
  tries: number
  blocks: number
  /** Inputs that each ran something that those before it did not. */
  corpus: Buffer[]
  fault: Fault | undefined
}

/** Longer than any input of a few kilobytes may take. */
const SLOW_MS = 400

/** Asking V8 takes longer than most inputs, so several share one question. */
const BATCH = 16

/**
 * Reads the corpus, and then changes inputs that ran something new, until the time is over or one is a fault. The same seed
 * makes the same inputs. The coverage must have been measured before the target's code was loaded.
 */
export async function fuzz(
  { dictionary, seeds, read }: FuzzTarget,
  of: { coverage: Coverage; corpus: readonly Buffer[]; seed: number; seconds: number },
): Promise<Fuzzed> {
  const { seed, seconds } = of
  // Of code whose runs can't be counted, asking V8 would say nothing, and take longer than the code.
  const coverage: Coverage = seeds ? { take: () => [] } : of.coverage
  const random = createRandom(seed)
  const known = new Set<string>()
  const corpus: Buffer[] = []
  const given = (await seeds?.()) ?? []
  const end = performance.now() + seconds * 1000
  const nextBatch = () =>
    Array.from({ length: BATCH }, () => mutate(choose([...given, ...corpus], random), { random, dictionary, corpus }))
  const isNew = () => coverage.take().filter((block) => !known.has(block) && known.add(block)).length > 0
  const result = (tries: number, fault?: Fault): Fuzzed => ({ tries, blocks: known.size, corpus, fault })

  coverage.take()
  let tries = 0
  const first = [Buffer.alloc(0), ...of.corpus, ...given]
  for (let batch = first; tries === 0 || performance.now() < end; batch = nextBatch()) {
    for (const input of batch) {
      if (batch !== first && performance.now() >= end) return result(tries)
      tries += 1
      const fault = await findFault(read, input)
      if (fault) return result(tries, fault)
    }
    if (!coverage.take().some((block) => !known.has(block))) continue
    // Each alone, to know which ones they were.
    for (const input of batch) {
      await findFault(read, input)
      if (isNew()) corpus.push(input)
    }
  }
  return result(tries)
}

/** The newest found the least explored. */
const choose = (corpus: readonly Buffer[], random: () => number) =>
  corpus[Math.floor(corpus.length * Math.sqrt(random()))] ?? Buffer.alloc(0)

async function findFault(read: FuzzTarget['read'], input: Buffer): Promise<Fault | undefined> {
  const begun = process.threadCpuUsage()
  try {
    await read(input)
  } catch (error) {
    return { input, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  const { user, system } = process.threadCpuUsage(begun)
  const ms = (user + system) / 1000
  return ms > SLOW_MS ? { input, why: `It took ${Math.round(ms)} ms.` } : undefined
}

/** The shortest part of a faulty input that is still faulty, found by leaving parts out. */
export async function shorten({ read }: FuzzTarget, { input, ...fault }: Fault): Promise<Fault> {
  let shortest = input
  for (let size = Math.ceil(input.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < shortest.length;) {
      const without = Buffer.concat([shortest.subarray(0, at), shortest.subarray(at + size)])
      if (await findFault(read, without)) shortest = without
      else at += size
    }
  }
  return { ...fault, input: shortest }
}
