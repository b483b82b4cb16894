import { and, asc, count, desc, eq, gte, isNull, placeholder, sql, sum } from '#server/db/sql.ts'
import { isOpenWorkspace } from '#server/accounts/workspaces.queries.ts'
import { prepared, run, type Tx, type Transactional } from '#server/db/database.ts'
import { formAddresses, forms, givenAddresses } from '#server/db/schema/forms.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { unconfirmedAnswers } from '#server/db/schema/unconfirmed-answers.ts'
import type { FormRow } from './forms.repository.ts'

type Key = { workspaceId: string; id: string }
export type AddressedForm = FormRow & { slug: string }

const isCurrent = and(eq(formAddresses.formId, forms.id), eq(formAddresses.isCurrent, true))

/** Forms that have an address and are not deleted, the default one first. */
export function* listAddressedForms(tx: Tx, workspaceId: string): Transactional<AddressedForm[]> {
  const found = yield* run(
    tx
      .select({ form: forms, slug: formAddresses.slug })
      .from(forms)
      .innerJoin(formAddresses, isCurrent)
      .where(and(eq(forms.workspaceId, workspaceId), isNull(forms.deletedAt)))
      .orderBy(desc(forms.isDefault), asc(forms.createdAt), asc(forms.id)),
  )
  return found.map(({ form, slug }) => ({ ...form, slug }))
}

const selectByAddress = prepared((tx) =>
  tx
    .select({ form: forms })
    .from(formAddresses)
    .innerJoin(forms, eq(forms.id, formAddresses.formId))
    .where(and(eq(formAddresses.slug, placeholder('slug')), isOpenWorkspace(tx, forms.workspaceId))),
)

const selectCurrent = prepared((tx) =>
  tx
    .select({ slug: formAddresses.slug })
    .from(formAddresses)
    .where(and(eq(formAddresses.formId, placeholder('formId')), eq(formAddresses.isCurrent, true))),
)

/**
 * The form with this address, which may be an earlier one, and its current address. The address is public, so this read
 * is not limited to a workspace.
 */
export function* findFormByAddress(tx: Tx, slug: string): Transactional<AddressedForm | undefined> {
  const [found] = yield* selectByAddress(tx, { slug })
  if (!found) return undefined
  const [current] = yield* selectCurrent(tx, { formId: found.form.id })
  return { ...found.form, slug: current?.slug ?? slug }
}

/** Whether the form has or had this address. */
export function* isAddressOf(
  tx: Tx,
  { slug, formId, workspaceId }: { slug: string; formId: string; workspaceId: string },
): Transactional<boolean> {
  const found = yield* run(
    tx
      .select({ slug: formAddresses.slug })
      .from(formAddresses)
      .where(
        and(eq(formAddresses.workspaceId, workspaceId), eq(formAddresses.formId, formId), eq(formAddresses.slug, slug)),
      ),
  )
  return found.length === 1
}

/** Whether anybody has or had this address, also in a workspace that is deleted. */
export function* isAddressGiven(tx: Tx, slugHash: string): Transactional<boolean> {
  const found = yield* run(tx.select().from(givenAddresses).where(eq(givenAddresses.slugHash, slugHash)))
  return found.length === 1
}

type NewAddress = { slug: string; slugHash: string; formId: string; workspaceId: string; now: Date }

/** Makes this the form's current address; a former one of its own may come back. */
export function* saveAddress(tx: Tx, { slug, slugHash, formId, workspaceId, now }: NewAddress): Transactional<void> {
  const isItsOwn = sql`${formAddresses.workspaceId} = ${workspaceId} and ${formAddresses.formId} = ${formId}`
  yield* run(tx.update(formAddresses).set({ isCurrent: false }).where(isItsOwn))
  yield* run(
    tx
      .insert(formAddresses)
      .values({ slug, formId, workspaceId, isCurrent: true, createdAt: now })
      .onConflictDoUpdate({ target: formAddresses.slug, set: { isCurrent: true }, setWhere: isItsOwn }),
  )
  yield* run(tx.insert(givenAddresses).values({ slugHash }).onConflictDoNothing())
}

export function* saveAccess(
  tx: Tx,
  { workspaceId, id }: Key,
  access: Pick<FormRow, 'isOpen' | 'closesAt' | 'closedMessage' | 'answersADay' | 'needsConfirmedEmail'>,
): Transactional<void> {
  yield* run(
    tx
      .update(forms)
      .set(access)
      .where(and(eq(forms.workspaceId, workspaceId), eq(forms.id, id))),
  )
}

const selectCount = prepared((tx) =>
  tx
    .select({ answers: count() })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.formId, placeholder('formId')),
        eq(testimonials.source, 'link'),
        gte(testimonials.submittedAt, placeholder('since')),
      ),
    ),
)

const selectUnconfirmed = prepared((tx) =>
  tx
    .select({ answers: count() })
    .from(unconfirmedAnswers)
    .where(
      and(
        eq(unconfirmedAnswers.formId, placeholder('formId')),
        gte(unconfirmedAnswers.writtenAt, placeholder('since')),
      ),
    ),
)

type Since = { formId: string; since: Date }

/** How many answers came through a form's collection link since an instant, also those to be confirmed. */
export function* countCollected(tx: Tx, of: Since): Transactional<number> {
  const [found] = yield* selectCount(tx, { formId: of.formId, since: of.since.getTime() })
  return (found?.answers ?? 0) + (yield* countUnconfirmed(tx, of))
}

/** How many answers since an instant wait until the visitor confirms the email address. */
export function* countUnconfirmed(tx: Tx, { formId, since }: Since): Transactional<number> {
  const [found] = yield* selectUnconfirmed(tx, { formId, since: since.getTime() })
  return found?.answers ?? 0
}

const selectTotals = prepared((tx) =>
  tx
    .select({
      answers: count(),
      answersToReview: count(sql`case when ${testimonials.status} = 'submitted' then 1 end`),
      answersThisMonth: count(sql`case when ${testimonials.submittedAt} >= ${placeholder('since')} then 1 end`),
    })
    .from(testimonials)
    .where(and(eq(testimonials.formId, placeholder('formId')), eq(testimonials.source, 'link'))),
)

type Totals = { answers: number; answersToReview: number; answersThisMonth: number }

/** How many answers came through a form's collection link, how many of them need a decision, and how many are newer. */
export function* countAnswers(tx: Tx, { formId, since }: Since): Transactional<Totals> {
  const [found] = yield* selectTotals(tx, { formId, since: since.getTime() })
  return found ?? { answers: 0, answersToReview: 0, answersThisMonth: 0 }
}

export function* countRemovedAnswer(
  tx: Tx,
  { workspaceId, formId }: { workspaceId: string; formId: string },
): Transactional<void> {
  yield* run(
    tx
      .update(forms)
      .set({ removedAnswers: sql`${forms.removedAnswers} + 1` })
      .where(and(eq(forms.workspaceId, workspaceId), eq(forms.id, formId))),
  )
}

/** Of all forms of a workspace, also deleted ones. */
export function* sumRemovedAnswers(tx: Tx, workspaceId: string): Transactional<number> {
  const [found] = yield* run(
    tx
      .select({ answers: sum(forms.removedAnswers).mapWith(Number) })
      .from(forms)
      .where(eq(forms.workspaceId, workspaceId)),
  )
  return found?.answers ?? 0
}

/** The current one and those it had. */
export function* countAddresses(tx: Tx, formId: string): Transactional<number> {
  const [found] = yield* run(
    tx.select({ addresses: count() }).from(formAddresses).where(eq(formAddresses.formId, formId)),
  )
  return found?.addresses ?? 0
}
