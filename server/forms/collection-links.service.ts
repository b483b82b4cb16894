import type * as z from 'zod'
import { collectionPath, type ExtraCheck, type Form, type FormAccess } from '#shared/forms.ts'
import { plans } from '#shared/plans.ts'
import { fullName } from '#shared/users.ts'
import {
  getSubscription,
  getTimeZone,
  getWorkspaceOwner,
  getWorkspaceSender,
} from '#server/accounts/accounts.service.ts'
import { recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { randomSlug } from '#server/kernel/ids.ts'
import { keyedHash } from '#server/kernel/tokens.ts'
import type { AttackWatch } from './attack-watch.ts'
import { addressFrom, isReservedAddress, withNumber } from './addresses.domain.ts'
import { fieldsToAsk } from './forms.domain.ts'
import { readUses } from './form-uses.repository.ts'
import {
  asksOf,
  confirmableSince,
  dayOf,
  endOf,
  lastDayBefore,
  readableAccess,
  startOfMonth,
  stateOf,
} from './collection.domain.ts'
import {
  type AddressedForm,
  countAddresses,
  countAnswers,
  countCollected,
  countRemovedAnswer,
  countUnconfirmed,
  findFormByAddress,
  isAddressGiven,
  isAddressOf,
  listAddressedForms,
  saveAccess,
  saveAddress,
  sumRemovedAnswers,
} from './collection.repository.ts'
import { recordedAs } from './forms.domain.ts'
import { addressTaken, formNotFound, ownEmailUnconfirmed, tooManyAddresses } from './forms.errors.ts'
import { type FormRow, getDefaultForm } from './forms.repository.ts'

type Key = { workspaceId: string; id: string }
type FormList = { items: Form[]; limit: number | null }
type Change<Input> = Key & { by: Actor; input: Input }

/** Owners could otherwise occupy one address after the other. */
const ADDRESSES_OF_FORM_MAX = 20

export type CollectionLinksService = ReturnType<typeof createCollectionLinksService>

/** Owners' settings of collection links. */
export function createCollectionLinksService({
  db,
  clock,
  hashKey,
  attacks,
}: {
  db: Database
  clock: Clock
  hashKey: string
  attacks: AttackWatch
}) {
  async function withChecks(list: FormList, now: Date) {
    const ids = list.items.map(({ id }) => id)
    return { ...list, extraChecks: await attacks.read(ids, now) }
  }

  function* change<Input>(
    tx: Tx,
    { workspaceId, id, by: actor, input }: Change<Input>,
    {
      settings,
      apply,
    }: {
      settings: (form: Form) => Record<string, string | number | boolean | null>
      apply: (form: Form, input: Input, now: Date) => Transactional<void>
    },
  ): Transactional<Form> {
    const now = clock.now()
    const present = yield* getAddressedForm(tx, { workspaceId, id, now })
    yield* apply(present, input, now)
    const saved = yield* getAddressedForm(tx, { workspaceId, id, now })
    const about = recordedAs(saved, 'Collection link')
    const compared = { before: settings(present), after: settings(saved) }
    yield* recordChangedSettings(tx, { workspaceId, actor, ...about, ...compared, now })
    return saved
  }

  return {
    /** The default form gets its address when this is first called: by then, the workspace has its name. */
    async listForms(workspaceId: string): Promise<FormList & { extraChecks: ExtraCheck[] }> {
      const now = clock.now()
      const known = await db.read((tx) => readList(tx, { workspaceId, now }))
      if (known.items.some(({ isDefault }) => isDefault)) return withChecks(known, now)
      const opened = await db.transaction(function* (tx) {
        yield* openDefaultLink(tx, { workspaceId, now, hashKey })
        return yield* readList(tx, { workspaceId, now })
      })
      return withChecks(opened, now)
    },

    /** Throws `forms.not_found` (404), `forms.address_taken` and `forms.too_many_addresses` (409). */
    changeAddress: (changed: Change<{ slug: string }>): Promise<Form> =>
      db.transaction((tx) =>
        change(tx, changed, {
          settings: ({ slug }) => ({ Address: slug }),
          *apply({ id: formId }, { slug }, now) {
            const slugHash = hashSlug({ slug, hashKey })
            const address = { slug, formId, workspaceId: changed.workspaceId, now }
            const isItsOwn = yield* isAddressOf(tx, address)
            if (!isItsOwn && (isReservedAddress(slug) || (yield* isAddressGiven(tx, slugHash)))) throw addressTaken()
            if (!isItsOwn && (yield* countAddresses(tx, formId)) >= ADDRESSES_OF_FORM_MAX) throw tooManyAddresses()
            yield* saveAddress(tx, { ...address, slugHash })
          },
        }),
      ),

    /** Throws `forms.not_found` (404) and `forms.own_email_unconfirmed` (409). */
    changeAccess: (changed: Change<z.output<typeof FormAccess>>): Promise<Form> =>
      db.transaction((tx) =>
        change(tx, changed, {
          settings: readableAccess,
          *apply({ id, needsConfirmedEmail: isNeededNow }, { lastDay, ...access }) {
            const { workspaceId } = changed
            const isNewlyNeeded = access.needsConfirmedEmail && !isNeededNow
            if (isNewlyNeeded && !(yield* getWorkspaceOwner(tx, workspaceId)).isEmailVerified)
              throw ownEmailUnconfirmed()
            const closesAt = lastDay === null ? null : endOf(lastDay, yield* getTimeZone(tx, workspaceId))
            yield* saveAccess(tx, { workspaceId, id }, { ...access, closesAt })
          },
        }),
      ),
  }
}

export function* getAddressedForm(tx: Tx, { workspaceId, id, now }: Key & { now: Date }): Transactional<Form> {
  const form = (yield* readForms(tx, { workspaceId, now })).find((each) => each.id === id)
  if (!form) throw formNotFound()
  return form
}

type Moment = { workspaceId: string; now: Date }

function* readList(tx: Tx, { workspaceId, now }: Moment): Transactional<FormList> {
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  return { items: yield* readForms(tx, { workspaceId, now }), limit: plans[plan].limits.forms }
}

/** The forms that have an address, the default form first. */
export function* readForms(tx: Tx, { workspaceId, now }: Moment): Transactional<Form[]> {
  const timeZone = yield* getTimeZone(tx, workspaceId)
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  const { hasFormExtras } = plans[plan].limits
  const usesOf = yield* readUses(tx, workspaceId)
  const month = startOfMonth(now, timeZone)
  const forms: Form[] = []
  for (const row of yield* listAddressedForms(tx, workspaceId)) {
    const answersToday = yield* countCollected(tx, { formId: row.id, since: dayOf(now, timeZone).begins })
    const {
      id,
      name,
      isDefault,
      slug,
      isOpen,
      closesAt,
      closedMessage,
      answersADay,
      removedAnswers,
      needsConfirmedEmail,
    } = row
    forms.push({
      id,
      name,
      isDefault,
      slug,
      path: collectionPath(slug),
      state: stateOf(row, { now, answersToday }),
      isOpen,
      lastDay: closesAt && lastDayBefore(closesAt, timeZone),
      closedMessage,
      answersADay,
      answersToday,
      needsConfirmedEmail,
      answersToConfirm: yield* countUnconfirmed(tx, { formId: row.id, since: confirmableSince(now) }),
      asks: asksOf(fieldsToAsk(row, { hasFormExtras })),
      ...(yield* countAnswers(tx, { formId: id, since: month })),
      usedBy: usesOf(isDefault ? null : id),
      removedAnswers,
    })
  }
  return forms
}

const hashSlug = ({ slug, hashKey }: { slug: string; hashKey: string }) => keyedHash(hashKey, `collection-link:${slug}`)

function* openDefaultLink(tx: Tx, { workspaceId, ...moment }: Moment & { hashKey: string }): Transactional<void> {
  const form = yield* getDefaultForm(tx, workspaceId)
  // Somebody may have been faster.
  const addressed = yield* listAddressedForms(tx, workspaceId)
  if (addressed.some(({ id }) => id === form.id)) return
  const sender = yield* getWorkspaceSender(tx, workspaceId)
  yield* openCollectionLink(tx, { form, name: sender.organisationName ?? fullName(sender), ...moment })
}

type NewLink = { form: Pick<FormRow, 'id' | 'workspaceId'>; name: string; now: Date; hashKey: string }

/** Gives a form an address that is made from a name. */
export function* openCollectionLink(
  tx: Tx,
  { form: { id: formId, workspaceId }, name, now, hashKey }: NewLink,
): Transactional<void> {
  const slug = yield* findFreeAddress(tx, { name, hashKey })
  yield* saveAddress(tx, { slug, slugHash: hashSlug({ slug, hashKey }), formId, workspaceId, now })
}

const NUMBERS_TRIED = 5

/** From a name, if it or one with a small number is free; otherwise a random one. */
function* findFreeAddress(tx: Tx, { name, hashKey }: { name: string; hashKey: string }): Transactional<string> {
  const named = addressFrom(name)
  if (named === null) return randomSlug()
  for (let number = 1; number <= NUMBERS_TRIED; number++) {
    const slug = withNumber(named, number)
    if (!(yield* isAddressGiven(tx, hashSlug({ slug, hashKey })))) return slug
  }
  return randomSlug()
}

/** Counts an answer that is removed, for its form. */
export const noteRemovedAnswer = (tx: Tx, answer: { workspaceId: string; formId: string }): Transactional<void> =>
  countRemovedAnswer(tx, answer)

/** How many answers that came through the links of a workspace were rejected and then removed. The public reads it. */
export const countRemovedAnswers = (tx: Tx, workspaceId: string): Transactional<number> =>
  sumRemovedAnswers(tx, workspaceId)

/** A form as a visitor of its collection link meets it. */
export type Collection = AddressedForm & {
  state: Form['state']
  /** When a full form takes answers again; null otherwise. */
  opensAt: Date | null
}

/** Undefined for an address that never was one. */
export function* findCollection(
  tx: Tx,
  { slug, now }: { slug: string; now: Date },
): Transactional<Collection | undefined> {
  const form = yield* findFormByAddress(tx, slug.toLowerCase())
  if (!form) return undefined
  const { begins, ends } = dayOf(now, yield* getTimeZone(tx, form.workspaceId))
  const answersToday = yield* countCollected(tx, { formId: form.id, since: begins })
  const state = stateOf(form, { now, answersToday })
  return { ...form, state, opensAt: state === 'full' ? ends : null }
}
