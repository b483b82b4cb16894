import { plans } from '#shared/plans.ts'
import type { Brand, PublicRequest } from '#shared/submissions.ts'
import { getSubscription } from '#server/billing/billing.service.ts'
import type { Sql, Work } from '#server/db/database.ts'
import { getOrganisationImagePath } from '#server/images/images.service.ts'
import { getWorkspaceOwner } from '#server/users/users.service.ts'
import { getWorkspace } from '#server/workspaces/workspaces.service.ts'
import { accentOf } from './accent.ts'
import { findFormSettings } from './forms.repository.ts'

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
