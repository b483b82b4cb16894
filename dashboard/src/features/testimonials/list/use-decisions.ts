import { useMemo, useReducer, useRef } from 'react'
import { getEmailSettings } from '#shared/email-settings.ts'
import { getChecklist } from '#shared/onboarding.ts'
import { getTestimonialDetails } from '#shared/testimonial-details.ts'
import {
  approveTestimonial,
  type BulkAction,
  changeTestimonials,
  rejectTestimonial,
  reopenTestimonial,
} from '#shared/testimonial-decisions.ts'
import { listTestimonials } from '#shared/testimonial-list.ts'
import type { Testimonial, TestimonialStatus } from '#shared/testimonials.ts'
import { useCurrentUser } from '../../../lib/auth/use-current-user.ts'
import { asksSignOff, type Signers } from '../sign-off/sign-off.messages.ts'
import { useApi } from '../../../lib/use-api.ts'
import { useAnswerChange, useCacheChange, useRefresh } from '../../../lib/use-endpoint.ts'
import { afterStep, noDecisions } from './decisions.state.ts'
import { hrefOf, isGrouped, type ListView } from './testimonial-list.address.ts'
import { listQueryOf, type TestimonialPage } from './testimonial-list.query.ts'
import { withDecided, withExpected, withKept, withTestimonial } from './testimonial-list.changes.ts'

const decisions = { approve: { status: 'approved' }, reject: { status: 'rejected' } } as const

export type Decision = keyof typeof decisions
export type ListDecisions = ReturnType<typeof useDecisions>

/**
 * The page of the list with the owner's decisions applied: rows and counts change before the server answers, and
 * change back when it refuses. Decisions on one testimonial run one after the other; a late or outdated answer
 * changes nothing. Rows that no longer fit the filter or their group stay where they are until the view changes.
 */
export function useDecisions({ view, page }: { view: ListView; page: TestimonialPage | undefined }) {
  const call = useApi()
  const refresh = useRefresh()
  const changeCache = useCacheChange()
  const changeAnswer = useAnswerChange()
  const inTurn = useTurns()
  const viewKey = hrefOf({ ...view, open: null })
  const [state, step] = useReducer(afterStep, viewKey, noDecisions)
  if (state.view !== viewKey) step({ kind: 'viewed', view: viewKey })

  const signers = useSignersOf(page)

  const decided = useMemo(() => {
    if (!page) return undefined
    const hasPlaces = view.status !== null || isGrouped(view)
    const kept = hasPlaces && state.view === viewKey ? [...state.kept.values()] : []
    const expected = new Map([...state.underway].map(([id, { status }]) => [id, status]))
    return withExpected(withKept(page, kept), expected)
  }, [page, state, view, viewKey])

  type Change = { rows: readonly Testimonial[]; status: TestimonialStatus; run: () => Promise<readonly Testimonial[]> }

  async function change({ rows, status, run }: Change) {
    const ids = rows.map(({ id }) => id)
    const here = { endpoint: listTestimonials, input: { query: listQueryOf(view) } }
    const { turn, answer } = inTurn(ids, run)
    const places = rows.map((testimonial) => ({
      testimonial,
      index: decided?.items.findIndex(({ id }) => id === testimonial.id) ?? -1,
    }))
    step({ kind: 'began', rows: places, status, turn })
    try {
      const changed = await answer
      step({ kind: 'answered', changed, turn })
      for (const each of changed) {
        const before = rows.find(({ id }) => id === each.id)
        if (before) void changeAnswer(here, (shown) => withDecided(shown, { before, changed: each }))
        void changeCache(listTestimonials, (shown) => withTestimonial(shown, each))
      }
      void refresh(getTestimonialDetails)
      // Until the list has been read again, another row's answer or a poll may still carry the old state.
      void refresh(getChecklist)
      void refresh(listTestimonials).finally(() => step({ kind: 'ended', ids, turn }))
    } catch (error) {
      step({ kind: 'ended', ids, turn })
      void refresh(listTestimonials)
      throw error
    }
  }

  return {
    page: decided,
    /** Who signs off; null when no sign-off is needed. */
    signers,
    /** Decisions that can be undone, for as long as the row offers it. */
    undoable: state.undoable,
    /** Whether a row stays where it was decided on, although it belongs elsewhere by now. */
    isKept: (id: string) => state.kept.has(id),

    /** Repeating it with the same key, after its answer was lost, is the same decision. */
    decide: (decision: Decision, testimonial: Testimonial, idempotencyKey: string) => {
      const { id, revisedAt } = testimonial
      const run = async () => [
        await (decision === 'approve'
          ? call(approveTestimonial, { params: { id }, body: { revisedAt } }, { idempotencyKey })
          : call(rejectTestimonial, { params: { id } }, { idempotencyKey })),
      ]
      const isAsked = decision === 'approve' && asksSignOff(testimonial, signers)
      return change({ rows: [testimonial], status: isAsked ? 'submitted' : decisions[decision].status, run })
    },

    /** Undoes the decision that is currently offered, and no other. */
    undo: (testimonial: Testimonial) => {
      const from = state.undoable.get(testimonial.id)
      if (!from) return Promise.resolve()
      const run = async () => [await call(reopenTestimonial, { params: { id: testimonial.id }, body: { from } })]
      return change({ rows: [testimonial], status: 'submitted', run })
    },

    endUndo: (id: string) => step({ kind: 'undoEnded', id }),

    /** It is gone, and does not stay in the view as decided rows do. */
    forget: (id: string) => step({ kind: 'removed', id }),

    /** One action on several rows; returns which were refused, and why. */
    changeSeveral: async ({ action, rows, idempotencyKey }: Several) => {
      const send = () =>
        call(
          changeTestimonials,
          { body: { action, ids: rows.map(({ id }) => id), ...readOf(action, rows) } },
          { idempotencyKey },
        )
      if (action === 'resend') {
        try {
          return (await send()).failures
        } finally {
          void refresh(listTestimonials)
          void refresh(getEmailSettings)
        }
      }
      let failures: Failure[] = []
      const run = async () => {
        const answer = await send()
        failures = answer.failures
        return answer.changed
      }
      const isAsked = action === 'approve' && rows.some((row) => asksSignOff(row, signers))
      await change({ rows, status: isAsked ? 'submitted' : decisions[action].status, run })
      return failures
    },
  }
}

/** A testimonial that the client changed after it was read is not approved. */
const readOf = (action: BulkAction, rows: readonly Testimonial[]) =>
  action === 'approve' && { revisedAt: Object.fromEntries(rows.map(({ id, revisedAt }) => [id, revisedAt])) }

type Several = { action: BulkAction; rows: readonly Testimonial[]; idempotencyKey: string }
export type Failure = { id: string; code: string; message: string }

function useSignersOf(page: TestimonialPage | undefined): Signers | null {
  const { data: user } = useCurrentUser()
  const names = page?.signOff?.names
  const mayOverrule = user?.workspace.role === 'owner'
  return useMemo(() => (names ? { names, mayOverrule } : null), [names, mayOverrule])
}

/** Runs changes of the same testimonial one after the other, and numbers them. */
function useTurns() {
  const turns = useRef({ count: 0, latest: new Map<string, Promise<unknown>>() })
  return <T>(ids: readonly string[], run: () => Promise<T>) => {
    const { latest } = turns.current
    turns.current.count += 1
    const before = ids.flatMap((id) => latest.get(id) ?? [])
    const answer = Promise.allSettled(before).then(run)
    for (const id of ids) latest.set(id, answer)
    return { turn: turns.current.count, answer }
  }
}
