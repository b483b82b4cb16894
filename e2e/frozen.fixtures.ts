import type { Page } from '@playwright/test'
import { type CurrentUser, getCurrentUser } from '#shared/users.ts'

type Workspace = CurrentUser['workspace']

/** Answers as if the owner's plan had no room for the open workspace, or as if it were open for a member. */
export async function showFrozen(page: Page, change: Partial<Workspace> = {}) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const user = getCurrentUser.response?.parse(await (await route.fetch()).json())
    if (!user) return
    const current = { ...user.workspace, isFrozen: true, ...change }
    const shown = { imageUrl: null, hasTeam: false, waitingForSignOff: 0 }
    const named = { ...shown, id: current.id, name: 'Nordlicht Brewing', role: current.role, waiting: 1 }
    const json: CurrentUser = {
      ...user,
      organisationName: 'Nordlicht Brewing',
      workspace: current,
      workspaces: [
        { ...named, isFrozen: current.isFrozen },
        { ...named, id: 'wsp_other', name: 'Nordlicht Events', role: 'owner', isFrozen: !current.isFrozen, waiting: 2 },
      ],
    }
    await route.fulfill({ json })
  })
}

export const WIEBKE = { firstName: 'Wiebke', lastName: 'Harms', email: 'wiebke@nordlicht.example' }
