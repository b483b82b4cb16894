import { type FormCodes, FORM_CODES_MAX, type FormCodesInput } from '#shared/form-codes.ts'
import { plans } from '#shared/plans.ts'
import type { Thanks, ThanksCode } from '#shared/submissions.ts'
import type * as z from 'zod'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import { lockWorkspace } from '#server/accounts/workspaces.queries.ts'
import { recordActivity } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import {
  type CodeList,
  countCodes,
  deleteCodeList,
  deleteCodesLeft,
  findCodeList,
  findGiven,
  findNextCode,
  forgetGiven,
  type FormKey,
  insertCodes,
  listKnownCodes,
  markGiven,
  nextPosition,
  saveCodeList,
} from './codes.repository.ts'
import { recordedAs } from './forms.domain.ts'
import { codesTwice, extrasNotIncluded, tooManyCodes } from './forms.errors.ts'
import { getForm } from './forms.service.ts'

/** Codes that one statement looks for or adds. */
const CHUNK = 500

export type FormCodesService = ReturnType<typeof createFormCodesService>

/** Codes of a form, of which each client who answers gets one. */
export function createFormCodesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Throws `forms.not_found` (404). */
    getCodes: (key: FormKey): Promise<FormCodes> =>
      db.read(function* (tx) {
        const { workspaceId, id } = yield* getForm(tx, key)
        return yield* readCodes(tx, { workspaceId, id })
      }),

    /**
     * Throws `forms.not_found` (404), `forms.code_twice` (422), `forms.too_many_codes` (409) and `form.not_included`
     * (402).
     */
    addCodes: ({
      by: actor,
      input: { label, codes },
      ...key
    }: FormKey & { by: Actor; input: z.output<typeof FormCodesInput> }): Promise<FormCodes> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        yield* lockWorkspace(tx, key.workspaceId)
        const form = yield* getForm(tx, key)
        const { workspaceId, id } = form
        const { plan } = yield* getSubscription(tx, { workspaceId, now })
        if (!plans[plan].limits.hasFormExtras) throw extrasNotIncluded()
        const before = yield* readCodes(tx, form)
        if (before.left + codes.length > FORM_CODES_MAX) throw tooManyCodes(FORM_CODES_MAX - before.left)
        yield* refuseTwice(tx, form, codes)
        yield* saveCodeList(tx, form, label)
        const first = yield* nextPosition(tx, form)
        for (const { part, start } of chunksOf(codes))
          yield* insertCodes(tx, form, { codes: part, first: first + start })
        const after = yield* readCodes(tx, { workspaceId, id })
        const changes = [{ setting: 'Codes that are left', before: `${before.left}`, after: `${after.left}` }]
        yield* recordActivity(tx, { workspaceId, actor, ...recordedAs(form, 'Client form'), changes, now })
        return after
      }),

    /** Throws `forms.not_found` (404). */
    deleteCodes: ({ by: actor, ...key }: FormKey & { by: Actor }): Promise<FormCodes> =>
      db.transaction(function* (tx) {
        yield* lockWorkspace(tx, key.workspaceId)
        const form = yield* getForm(tx, key)
        const { workspaceId, id } = form
        const before = yield* readCodes(tx, form)
        yield* deleteCodesLeft(tx, form)
        yield* deleteCodeList(tx, form)
        if (before.label !== null) {
          const changes = [{ setting: 'Codes that are left', before: `${before.left}`, after: null }]
          yield* recordActivity(tx, {
            workspaceId,
            actor,
            ...recordedAs(form, 'Client form'),
            changes,
            now: clock.now(),
          })
        }
        return yield* readCodes(tx, { workspaceId, id })
      }),
  }
}

function* readCodes(tx: Tx, key: FormKey): Transactional<FormCodes> {
  const list = yield* findCodeList(tx, key)
  return { label: list?.label ?? null, ...(yield* countCodes(tx, key)) }
}

function* chunksOf(codes: readonly string[]): Generator<{ part: readonly string[]; start: number }> {
  for (let start = 0; start < codes.length; start += CHUNK) yield { part: codes.slice(start, start + CHUNK), start }
}

/** Rows are counted from 1, as in the pasted list. */
function* refuseTwice(tx: Tx, key: FormKey, codes: readonly string[]): Transactional<void> {
  const known = new Set<string>()
  for (const { part } of chunksOf(codes)) for (const code of yield* listKnownCodes(tx, key, part)) known.add(code)
  const rows = new Map<string, number>()
  const twice: { row: number; code: string; firstRow: number | null }[] = []
  codes.forEach((code, index) => {
    const firstRow = rows.get(code)
    if (known.has(code)) twice.push({ row: index + 1, code, firstRow: null })
    else if (firstRow !== undefined) twice.push({ row: index + 1, code, firstRow })
    rows.set(code, firstRow ?? index + 1)
  })
  if (twice.length > 0) throw codesTwice(twice)
}

type Giving = { list: CodeList | null; thanks: Thanks; testimonialId: string; now: Date }

/**
 * What a client gets who answers now: the next code of the form's list, or the code that everybody gets. Null also when none
 * is left. Call `giveCode` with it once the answer is saved.
 */
export function* findCodeToGive(
  tx: Tx,
  { list, thanks }: Pick<Giving, 'list' | 'thanks'>,
): Transactional<ThanksCode | null> {
  if (!list) return thanks.code
  const code = yield* findNextCode(tx, { workspaceId: list.workspaceId, id: list.formId })
  return code === undefined ? null : { label: list.label, code }
}

/** Nobody else gets it from then on. The caller holds the workspace's lock since it was found. */
export function* giveCode(
  tx: Tx,
  { list, code, testimonialId, now }: Pick<Giving, 'list' | 'testimonialId' | 'now'> & { code: ThanksCode | null },
): Transactional<void> {
  if (!list || !code) return
  const key = { workspaceId: list.workspaceId, id: list.formId }
  if (!(yield* markGiven(tx, key, { ...code, testimonialId, now }))) throw new Error('A code was given twice.')
}

/** The code that the client of an answer got: the own one, or the one of everybody. */
export function* findCodeOf(
  tx: Tx,
  { thanks, ...of }: { workspaceId: string; testimonialId: string; thanks: Thanks },
): Transactional<ThanksCode | null> {
  return (yield* findGiven(tx, of)) ?? thanks.code
}

/** Nobody knows any more who got it, and nobody else gets it. */
export const forgetCodeOf = (tx: Tx, of: { workspaceId: string; testimonialId: string }): Transactional<void> =>
  forgetGiven(tx, of)
