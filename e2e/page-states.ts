import { activityStates } from './page-states.activity.ts'
import { besideListStates } from './page-states.beside-list.ts'
import { billingStates } from './page-states.billing.ts'
import { clientStates } from './page-states.client.ts'
import { collectionStates } from './page-states.collection.ts'
import { emailStates } from './page-states.emails.ts'
import { batchStates } from './page-states.batches.ts'
import { clientImportStates } from './page-states.client-import.ts'
import { existingImportStates } from './page-states.existing-import.ts'
import { formStates } from './page-states.forms.ts'
import { frozenStates } from './page-states.frozen.ts'
import { orderStates } from './page-states.order.ts'
import { ownerStates } from './page-states.owner.ts'
import { portalStates } from './page-states.portal.ts'
import type { PageState } from './page-states.parts.ts'
import { reportStates } from './page-states.reports.ts'
import { securityStates } from './page-states.security.ts'
import { twoFactorStates } from './page-states.two-factor.ts'
import { roleStates } from './page-states.roles.ts'
import { shareImageStates } from './page-states.share-image.ts'
import { signOffStates } from './page-states.sign-off.ts'
import { settingsStates } from './page-states.settings.ts'
import { workspaceStates } from './page-states.workspaces.ts'
import { teamStates } from './page-states.team.ts'
import { wallDomainStates } from './page-states.wall-domain.ts'
import { widgetStates } from './page-states.widgets.ts'
import { visitorStates } from './page-states.visitor.ts'

/** Every page of the product in each of its states. The tests scan them, and `npm run screenshots` takes screenshots. */
export const pageStates: readonly PageState[] = [
  ...visitorStates,
  ...ownerStates,
  ...widgetStates,
  ...orderStates,
  ...workspaceStates,
  ...frozenStates,
  ...roleStates,
  ...besideListStates,
  ...shareImageStates,
  ...existingImportStates,
  ...clientImportStates,
  ...batchStates,
  ...wallDomainStates,
  ...reportStates,
  ...settingsStates,
  ...formStates,
  ...activityStates,
  ...teamStates,
  ...securityStates,
  ...twoFactorStates,
  ...billingStates,
  ...emailStates,
  ...clientStates,
  ...collectionStates,
  ...portalStates,
  ...signOffStates,
]
