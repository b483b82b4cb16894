import { type EmailRights, MAIN_EMAIL_STYLE } from '#shared/email-styles.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { findEarlierResult, rememberResult } from '#server/idempotency/idempotency.service.ts'
import { recordActivity, recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { dropDefaultStyle, readEmailSettings } from './settings.service.ts'
import {
  needsMoreThanFreePlan,
  chooseStyle,
  GIVEN_STYLE,
  inOrder,
  readableStyle,
  rightsOf,
  type Style,
  type StyleFields,
  usedPartOf,
} from './styles.domain.ts'
import { styleNotFound, styleNotIncluded, tooManyStyles } from './styles.errors.ts'
import { deleteStyle, listStyles, saveStyle } from './styles.repository.ts'

type StyleKey = { workspaceId: string; id: string }

export type StylesService = ReturnType<typeof createStylesService>

/** An owner's email styles. */
export function createStylesService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Returns the id. Throws `emails.not_included` (402) and `emails.too_many_styles` (409). */
    createStyle: ({
      workspaceId,
      by: actor,
      input,
      idempotencyKey,
    }: {
      workspaceId: string
      by: Actor
      input: StyleFields
      idempotencyKey: string | undefined
    }): Promise<string> => {
      const repeatable = { scope: `create-email-style:${workspaceId}`, key: idempotencyKey, request: input }
      return db.transaction(function* (tx) {
        const earlier = yield* findEarlierResult(tx, repeatable)
        if (earlier) return earlier
        const now = clock.now()
        const rights = yield* readEmailRights(tx, { workspaceId, now })
        if (rights.stylesMax === 1 || needsMoreThanFreePlan(input, { present: GIVEN_STYLE, rights }))
          throw styleNotIncluded()
        const styles = yield* readStyles(tx, workspaceId)
        if (styles.length >= rights.stylesMax) throw tooManyStyles(rights.stylesMax)
        const id = newId('sty')
        yield* saveStyle(tx, { ...input, workspaceId, id, changedAt: now })
        yield* recordActivity(tx, { workspaceId, actor, kind: 'email_style_created', subject: input.name, now })
        yield* rememberResult(tx, repeatable, { entityId: id, now })
        return id
      })
    },

    /** Throws `emails.style_not_found` (404) and `emails.not_included` (402). */
    updateStyle: ({ workspaceId, by: actor, id, input }: StyleKey & { by: Actor; input: StyleFields }): Promise<void> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const present = yield* getStyle(tx, { workspaceId, id })
        const rights = yield* readEmailRights(tx, { workspaceId, now })
        if (needsMoreThanFreePlan(input, { present, rights })) throw styleNotIncluded()
        yield* saveStyle(tx, { ...input, workspaceId, id, changedAt: now })
        const settings = { before: readableStyle(present), after: readableStyle(input) }
        yield* recordChangedSettings(tx, {
          workspaceId,
          actor,
          kind: 'email_style_changed',
          subject: present.name,
          ...settings,
          now,
        })
      }),

    /** Resets the main style to its defaults. Throws `emails.style_not_found` (404). */
    removeStyle: ({ by: actor, ...key }: StyleKey & { by: Actor }): Promise<void> =>
      db.transaction(function* (tx) {
        const { name } = yield* getStyle(tx, key)
        const isMain = key.id === MAIN_EMAIL_STYLE
        yield* deleteStyle(tx, key)
        if (!isMain) yield* dropDefaultStyle(tx, key)
        yield* recordActivity(tx, {
          workspaceId: key.workspaceId,
          actor,
          kind: isMain ? 'email_style_reset' : 'email_style_removed',
          subject: name,
          now: clock.now(),
        })
      }),
  }
}

export function* readEmailRights(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<EmailRights> {
  return rightsOf((yield* getSubscription(tx, { workspaceId, now })).plan)
}

/** All styles of a workspace, main style first. */
export function* readStyles(tx: Tx, workspaceId: string): Transactional<Style[]> {
  return inOrder(yield* listStyles(tx, workspaceId))
}

function* getStyle(tx: Tx, { workspaceId, id }: StyleKey): Transactional<Style> {
  const found = (yield* readStyles(tx, workspaceId)).find((style) => style.id === id)
  if (!found) throw styleNotFound()
  return found
}

/** The style in which an email is sent now, limited to what the plan allows. */
export function* readUsedStyle(
  tx: Tx,
  { workspaceId, asked, now }: { workspaceId: string; asked: string | null; now: Date },
): Transactional<{ style: Style; rights: EmailRights }> {
  const rights = yield* readEmailRights(tx, { workspaceId, now })
  const { defaultStyleId } = yield* readEmailSettings(tx, workspaceId)
  const chosen = chooseStyle(yield* readStyles(tx, workspaceId), { asked, defaultId: defaultStyleId, rights })
  return { style: usedPartOf(chosen, rights), rights }
}
