import type * as z from 'zod'
import type { FormSettings, FormSettingsInput } from '#shared/form-settings.ts'
import { plans } from '#shared/plans.ts'
import type { Accent, Brand, PublicRequest } from '#shared/submissions.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Database, Sql, Work } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/images.service.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId } from '#server/kernel/ids.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { changeAccentColor, getWorkspace } from '#server/workspaces/workspaces.service.ts'
import { accentOf } from './accent.ts'
import { asksNoMore, nameQuestions } from './forms.domain.ts'
import { extrasNotIncluded, questionUnknown } from './forms.errors.ts'
import { findFormSettings, saveFormSettings } from './forms.repository.ts'

export type FormsService = ReturnType<typeof createFormsService>

/** What owners set about the form of their clients. */
export function createFormsService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    getFormSettings: (workspaceId: string): Promise<FormSettings> =>
      db.read((sql) => readFormSettings(sql, { workspaceId, now: clock.now() })),

    /** Throws `form.question_unknown` (422) and `form.not_included` (402). */
    updateFormSettings: ({
      workspaceId,
      input,
    }: {
      workspaceId: string
      input: z.output<typeof FormSettingsInput>
    }): Promise<FormSettings> =>
      db.transaction(function* (sql) {
        const now = clock.now()
        const present = yield* readFormSettings(sql, { workspaceId, now })
        const questions = nameQuestions(input.questions, { present: present.questions, newId: () => newId('qst') })
        if (!questions) throw questionUnknown()
        if (!present.areExtrasIncluded && !asksNoMore(input, present)) throw extrasNotIncluded()
        const { asksCompany, asksRole, accentColor } = input
        yield* saveFormSettings(sql, { workspaceId, asksCompany, asksRole, questions })
        yield* changeAccentColor(sql, { workspaceId, accentColor })
        return yield* readFormSettings(sql, { workspaceId, now })
      }),

    previewAccent: (color: string): Promise<Accent> => Promise.resolve(accentOf(color)),
  }
}

/** What was set, whether or not the plan includes it. */
export function* readFormSettings(
  sql: Sql,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Work<FormSettings> {
  const { accentColor } = yield* getWorkspace(sql, workspaceId)
  const { plan } = yield* getSubscription(sql, { workspaceId, now })
  const settings = yield* findFormSettings(sql, workspaceId)
  return {
    accentColor,
    accent: accentColor === null ? null : accentOf(accentColor),
    asksCompany: settings?.asksCompany ?? false,
    asksRole: settings?.asksRole ?? false,
    questions: settings?.questions ?? [],
    areExtrasIncluded: plans[plan].limits.hasFormExtras,
  }
}

/** How clients see the owner of a workspace. */
export function* readBrand(sql: Sql, workspaceId: string): Work<Brand> {
  const { organisationName, firstName, lastName } = yield* getWorkspaceOwner(sql, workspaceId)
  const { accentColor } = yield* getWorkspace(sql, workspaceId)
  return {
    organisationName,
    firstName,
    lastName,
    logoUrl: yield* getOrganisationImagePath(sql, workspaceId),
    accent: accentColor === null ? null : accentOf(accentColor),
  }
}

const NOTHING: PublicRequest['asks'] = { company: false, role: false, questions: [] }

/** What the form asks clients for besides their words: what was set, as long as the plan includes it. */
export function* readAsks(
  sql: Sql,
  { workspaceId, now }: { workspaceId: string; now: Date },
): Work<PublicRequest['asks']> {
  const { plan } = yield* getSubscription(sql, { workspaceId, now })
  if (!plans[plan].limits.hasFormExtras) return NOTHING
  const settings = yield* findFormSettings(sql, workspaceId)
  return settings ? { company: settings.asksCompany, role: settings.asksRole, questions: settings.questions } : NOTHING
}
