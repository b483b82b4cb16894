import { call, type Failure, failureOf, isRecord, isText } from '../client/call.ts'

/** What a browser solved for one answer, or why it didn't. */
export type Solved =
  | { kind: 'solved'; proof: string }
  | { kind: 'refused'; why: 'no-check' }
  | { kind: 'failed'; failure: Failure }

/** Gets a challenge and solves it, beside the page: the browser works on another thread. */
export async function solveProof(slug: string): Promise<Solved> {
  // Browsers leave it out on pages without https.
  if (typeof crypto === 'undefined' || !('subtle' in crypto)) return { kind: 'refused', why: 'no-check' }
  const answer = await call(`/goodword/collect/${slug}/challenge`, { method: 'GET' })
  if ('reason' in answer) return { kind: 'failed', failure: answer }
  const text = answer.status === 200 && isRecord(answer.body) ? answer.body['challenge'] : null
  if (!isText(text)) return { kind: 'failed', failure: failureOf(answer) }
  try {
    const { solve } = await import('./solve.ts')
    const proof = await solve(text)
    return proof === null ? { kind: 'refused', why: 'no-check' } : { kind: 'solved', proof }
  } catch {
    return { kind: 'failed', failure: { reason: 'server' } }
  }
}

/** Solves challenges of a link ahead of time, each for one answer. */
export function createProofs(slug: string) {
  let ahead: Promise<Solved> | null = null
  return {
    begin(): void {
      ahead ??= solveProof(slug)
    },
    take(): Promise<Solved> {
      const solved = ahead ?? solveProof(slug)
      ahead = null
      return solved
    },
  }
}
