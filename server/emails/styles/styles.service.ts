import { type EmailRights, MAIN_EMAIL_STYLE } from '#shared/emails.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { dropDefaultStyle, readEmailSettings } from './settings.service.ts'
import {
  asksForMore,
  chooseStyle,
  GIVEN_STYLE,
  inOrder,
  rightsOf,
  type Style,
  type StyleFields,
  usedPartOf,
} from './styles.domain.ts'
import { styleNotFound, styleNotIncluded, tooManyStyles } from './styles.errors.ts'
import { deleteStyle, listStyles, saveStyle } from './styles.repository.ts'

export type StylesService = ReturnType<typeof createStylesService>

/** The ways to ask that an owner has. */
export function createStylesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Answers the id. Throws `emails.not_included` (402) and `emails.too_many_styles` (409). */
    createStyle: ({
      workspaceId,
      input,
      idempotencyKey,
    }: {
      workspaceId: string
      input: StyleFields
      idempotencyKey: string | undefined
    }): Promise<string> => {
      const repeatable = { scope: `create-email-style:${workspaceId}`, key: idempotencyKey, request: input }
      return db.transaction(function* (sql) {
        const earlier = yield* findEarlierResult(sql, repeatable)
        if (earlier) return earlier
        const now = clock.now()
        const rights = yield* readEmailRights(sql, { workspaceId, now })
        if (rights.stylesMax === 1 || asksForMore(input, { present: GIVEN_STYLE, rights })) throw styleNotIncluded()
        const styles = yield* readStyles(sql, workspaceId)
        if (styles.length >= rights.stylesMax) throw tooManyStyles(rights.stylesMax)
        const id = newId('sty')
        yield* saveStyle(sql, { ...input, workspaceId, id, changedAt: now })
        yield* rememberResult(sql, repeatable, { entityId: id, now })
        return id
      })
    },

    /** Throws `emails.style_not_found` (404) and `emails.not_included` (402). */
    updateStyle: ({ workspaceId, id, input }: { workspaceId: string; id: string; input: StyleFields }): Promise<void> =>
      db.transaction(function* (sql) {
        const now = clock.now()
        const present = yield* getStyle(sql, { workspaceId, id })
        const rights = yield* readEmailRights(sql, { workspaceId, now })
        if (asksForMore(input, { present, rights })) throw styleNotIncluded()
        yield* saveStyle(sql, { ...input, workspaceId, id, changedAt: now })
      }),

    /** The main one goes back to what it was given as. Throws `emails.style_not_found` (404). */
    removeStyle: (key: { workspaceId: string; id: string }): Promise<void> =>
      db.transaction(function* (sql) {
        yield* getStyle(sql, key)
        yield* deleteStyle(sql, key)
        if (key.id !== MAIN_EMAIL_STYLE) yield* dropDefaultStyle(sql, key)
      }),
  }
}

export function* readEmailRights(
  sql: Sql,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Work<EmailRights> {
  return rightsOf((yield* getSubscription(sql, { workspaceId, now })).plan)
}

/** All of a workspace, main first. */
export function* readStyles(sql: Sql, workspaceId: string): Work<Style[]> {
  return inOrder(yield* listStyles(sql, workspaceId))
}

function* getStyle(sql: Sql, { workspaceId, id }: { workspaceId: string; id: string }): Work<Style> {
  const found = (yield* readStyles(sql, workspaceId)).find((style) => style.id === id)
  if (!found) throw styleNotFound()
  return found
}

/** The style that a mail is sent in at this moment, as far as the plan includes it. */
export function* readUsedStyle(
  sql: Sql,
  { workspaceId, asked, now }: { workspaceId: string; asked: string | null; now: Date },
): Work<{ style: Style; rights: EmailRights }> {
  const rights = yield* readEmailRights(sql, { workspaceId, now })
  const { defaultStyleId } = yield* readEmailSettings(sql, workspaceId)
  const chosen = chooseStyle(yield* readStyles(sql, workspaceId), { asked, defaultId: defaultStyleId, rights })
  return { style: usedPartOf(chosen, rights), rights }
}
