import type { OperatorQuestion } from '#shared/operator-report.ts'
import type { Tx, Transactional } from '#server/db/database.ts'

/** One thing that an operator can do. */
export type ActionHandler = {
  /** What it would do. Throws what `carryOut` would throw. */
  ask: (tx: Tx, id: string) => Transactional<OperatorQuestion>
  carryOut: (tx: Tx, id: string) => Transactional<void>
  /** A sentence about what was done. */
  done: (id: string) => string
}

type Wording = Pick<OperatorQuestion, 'title' | 'text' | 'button'>

export const question = (wording: Wording): OperatorQuestion => ({ ...wording, isFinal: false })

/** About what can't be undone. */
export const finalQuestion = (wording: Wording): OperatorQuestion => ({ ...wording, isFinal: true })

/** Of an action whose question needs no database. */
export const askAlways = (wording: Wording): ActionHandler['ask'] =>
  function* ask() {
    yield* []
    return question(wording)
  }
