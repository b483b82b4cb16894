import { type Form, FORMS_MAX } from '#shared/forms.ts'
import { plans } from '#shared/plans.ts'
import { getSubscription } from '#server/accounts/accounts.service.ts'
import { recordActivity, recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { getAddressedForm, openCollectionLink } from './collection-links.service.ts'
import { listFormTags, replaceFormTags } from './form-tags.repository.ts'
import { recordedAs } from './forms.domain.ts'
import { defaultFormStays, formLimitReached, nameTaken, tooManyForms } from './forms.errors.ts'
import { countForms, insertForm, isNameTaken, markDeleted, saveForm } from './forms.repository.ts'
import { contentOf, getForm } from './forms.service.ts'

type Key = { workspaceId: string; id: string }

export type SeveralFormsService = ReturnType<typeof createSeveralFormsService>

/** Creates, renames and deletes forms. */
export function createSeveralFormsService({ db, clock, hashKey }: { db: Database; clock: Clock; hashKey: string }) {
  return {
    /** Throws `forms.not_found` (404), `forms.name_taken`, `forms.too_many` (409) and `forms.limit_reached` (402). */
    createForm: ({
      workspaceId,
      by: actor,
      input: { name, copyOf = 'default' },
    }: {
      workspaceId: string
      by: Actor
      input: { name: string; copyOf?: string | undefined }
    }): Promise<Form> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const copied = yield* getForm(tx, { workspaceId, id: copyOf })
        yield* requireRoom(tx, { workspaceId, now })
        const form = { workspaceId, id: newId('frm') }
        if (yield* isNameTaken(tx, { ...form, name })) throw nameTaken()
        yield* insertForm(tx, { ...contentOf(copied), ...form, name, createdAt: now })
        const given = yield* listFormTags(tx, copied)
        yield* replaceFormTags(
          tx,
          form,
          given.map(({ id }) => id),
        )
        yield* openCollectionLink(tx, { form, name, now, hashKey })
        yield* recordActivity(tx, { workspaceId, actor, kind: 'form_created', subject: name, now })
        return yield* getAddressedForm(tx, { ...form, now })
      }),

    /** Throws `forms.not_found` (404) and `forms.name_taken` (409). */
    renameForm: ({ by: actor, name, ...key }: Key & { by: Actor; name: string }): Promise<Form> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const form = yield* getForm(tx, key)
        const { workspaceId, id } = form
        if (yield* isNameTaken(tx, { workspaceId, id, name })) throw nameTaken()
        yield* saveForm(tx, { workspaceId, id }, { name })
        const settings = { before: { Name: form.name }, after: { Name: name } }
        const about = recordedAs({ ...form, name }, 'Client form')
        yield* recordChangedSettings(tx, { workspaceId, actor, ...about, ...settings, now })
        return yield* getAddressedForm(tx, { workspaceId, id, now })
      }),

    /** Throws `forms.not_found` (404) and `forms.is_default` (409). */
    deleteForm: ({ by: actor, ...key }: Key & { by: Actor }): Promise<void> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const { workspaceId, id, name, isDefault } = yield* getForm(tx, key)
        if (isDefault) throw defaultFormStays()
        yield* markDeleted(tx, { workspaceId, id }, now)
        yield* recordActivity(tx, { workspaceId, actor, kind: 'form_deleted', subject: name, now })
      }),
  }
}

function* requireRoom(tx: Tx, { workspaceId, now }: { workspaceId: string; now: Date }): Transactional<void> {
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  const { forms: limit } = plans[plan].limits
  const present = yield* countForms(tx, workspaceId)
  if (limit !== null && present >= limit) throw formLimitReached({ limit })
  if (present >= FORMS_MAX) throw tooManyForms()
}
