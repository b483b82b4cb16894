import type * as z from 'zod'
import type { FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import { plans } from '#shared/plans.ts'
import type { Accent, Brand, PublicRequest } from '#shared/submissions.ts'
import type { Database, Tx, Transactional } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/attached-images.service.ts'
import { recordChangedSettings } from '#server/activity/activity.service.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { changeAccentColor } from '#server/accounts/workspaces.queries.ts'
import { getWorkspace, getWorkspaceSender, getSubscription } from '#server/accounts/accounts.service.ts'
import { accentOf } from '#server/theme/accent.ts'
import { asksNothingMore, nameQuestions, readableSettings } from './forms.domain.ts'
import { extrasNotIncluded, questionUnknown } from './forms.errors.ts'
import { getDefaultForm, saveDefaultForm } from './forms.repository.ts'

export type FormsService = ReturnType<typeof createFormsService>

/** Owners' settings of the client form. */
export function createFormsService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getFormSettings: (workspaceId: string): Promise<FormSettings> =>
      db.read((tx) => readFormSettings(tx, { workspaceId, now: clock.now() })),

    /** Throws `form.question_unknown` (422) and `form.not_included` (402). */
    updateFormSettings: ({
      workspaceId,
      by: actor,
      input,
    }: {
      workspaceId: string
      by: Actor
      input: z.output<typeof FormSettingsInput>
    }): Promise<FormSettings> =>
      db.transaction(function* (tx) {
        const now = clock.now()
        const present = yield* readFormSettings(tx, { workspaceId, now })
        const questions = nameQuestions(input.questions, { present: present.questions, newId: () => newId('qst') })
        if (!questions) throw questionUnknown()
        if (!present.areExtrasIncluded && !asksNothingMore(input, present)) throw extrasNotIncluded()
        const { asksCompany, asksRole, accentColor } = input
        yield* saveDefaultForm(tx, { workspaceId, asksCompany, asksRole, questions })
        yield* changeAccentColor(tx, { workspaceId, accentColor })
        const saved = yield* readFormSettings(tx, { workspaceId, now })
        const settings = { before: readableSettings(present), after: readableSettings(saved) }
        yield* recordChangedSettings(tx, { workspaceId, actor, subject: 'Client form', ...settings, now })
        return saved
      }),

    previewAccent: (color: string): Promise<Accent> => Promise.resolve(accentOf(color)),
  }
}

/** What was set, whether the plan includes it or not. */
export function* readFormSettings(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<FormSettings> {
  const { accentColor } = yield* getWorkspace(tx, workspaceId)
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  const settings = yield* getDefaultForm(tx, workspaceId)
  return {
    accentColor,
    accent: accentColor === null ? null : accentOf(accentColor),
    asksCompany: settings.asksCompany,
    asksRole: settings.asksRole,
    questions: settings.questions,
    areExtrasIncluded: plans[plan].limits.hasFormExtras,
  }
}

/** Copies what the form asks for, if the plan of the new workspace includes it. */
export function* copyForm(tx: Tx, { from, to, now }: { from: string; to: string; now: Date }): Transactional<void> {
  const { plan } = yield* getSubscription(tx, { workspaceId: to, now })
  if (!plans[plan].limits.hasFormExtras) return
  const { asksCompany, asksRole, questions } = yield* getDefaultForm(tx, from)
  yield* saveDefaultForm(tx, { workspaceId: to, asksCompany, asksRole, questions })
}

/** A workspace's brand as clients see it. */
export function* readBrand(tx: Tx, workspaceId: string): Transactional<Brand> {
  const { organisationName, firstName, lastName } = yield* getWorkspaceSender(tx, workspaceId)
  const { accentColor } = yield* getWorkspace(tx, workspaceId)
  return {
    organisationName,
    firstName,
    lastName,
    logoUrl: yield* getOrganisationImagePath(tx, workspaceId),
    accent: accentColor === null ? null : accentOf(accentColor),
  }
}

const NOTHING: PublicRequest['extraFields'] = { company: false, role: false, questions: [] }

/** What the form asks clients for besides the testimonial: what was set, if the plan includes it. */
export function* readExtraFields(
  tx: Tx,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Transactional<PublicRequest['extraFields']> {
  const { plan } = yield* getSubscription(tx, { workspaceId, now })
  if (!plans[plan].limits.hasFormExtras) return NOTHING
  const { asksCompany, asksRole, questions } = yield* getDefaultForm(tx, workspaceId)
  return { company: asksCompany, role: asksRole, questions }
}
