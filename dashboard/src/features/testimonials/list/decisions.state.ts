import type { Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import type { Kept } from './testimonial-list.changes.ts'

type Undoable = 'approved' | 'rejected'

/**
 * The decisions made in one view of the list. Those in progress survive a change of view; the rest belong to the
 * view.
 */
export type Decisions = {
  view: string
  /**
   * The pending result for each testimonial, and the number of the change that makes it; an earlier change must not
   * end a later one.
   */
  underway: ReadonlyMap<string, { status: TestimonialStatus; turn: number }>
  kept: ReadonlyMap<string, Kept>
  undoable: ReadonlyMap<string, Undoable>
}

export const noDecisions = (view: string): Decisions => ({
  view,
  underway: new Map(),
  kept: new Map(),
  undoable: new Map(),
})

export type DecisionStep =
  | { kind: 'viewed'; view: string }
  | { kind: 'began'; rows: readonly Kept[]; status: TestimonialStatus; turn: number }
  | { kind: 'answered'; changed: readonly Testimonial[]; turn: number }
  | { kind: 'ended'; ids: readonly string[]; turn: number }
  | { kind: 'undoEnded'; id: string }
  | { kind: 'removed'; id: string }

function without<T>(map: ReadonlyMap<string, T>, ids: readonly string[]): ReadonlyMap<string, T> {
  return new Map([...map].filter(([id]) => !ids.includes(id)))
}

const canUndo = (status: TestimonialStatus): status is Undoable => status === 'approved' || status === 'rejected'

export function afterStep(decisions: Decisions, step: DecisionStep): Decisions {
  const { underway, kept, undoable } = decisions
  switch (step.kind) {
    case 'viewed':
      return { ...noDecisions(step.view), underway }
    case 'began': {
      const ids = step.rows.map(({ testimonial }) => testimonial.id)
      return {
        ...decisions,
        underway: new Map([...underway, ...ids.map((id) => [id, { status: step.status, turn: step.turn }] as const)]),
        kept: new Map([
          ...kept,
          ...step.rows
            .filter(({ testimonial, index }) => index >= 0 && !kept.has(testimonial.id))
            .map((row) => [row.testimonial.id, row] as const),
        ]),
        undoable: without(undoable, ids),
      }
    }
    case 'answered':
      return {
        ...decisions,
        kept: new Map(
          [...kept].map(([id, row]) => {
            const changed = step.changed.find((each) => each.id === id)
            return [id, changed ? { ...row, testimonial: changed } : row]
          }),
        ),
        undoable: new Map([
          ...undoable,
          // While a later decision is in progress, the one before it can no longer be undone.
          ...step.changed.flatMap(({ id, status }) =>
            canUndo(status) && underway.get(id)?.turn === step.turn ? [[id, status] as const] : [],
          ),
        ]),
      }
    case 'ended': {
      const over = step.ids.filter((id) => underway.get(id)?.turn === step.turn)
      return { ...decisions, underway: without(underway, over) }
    }
    case 'undoEnded':
      return { ...decisions, undoable: without(undoable, [step.id]) }
    case 'removed':
      return { ...decisions, kept: without(kept, [step.id]), undoable: without(undoable, [step.id]) }
  }
}
