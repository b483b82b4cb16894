import type { Page } from '@playwright/test'
import type { Passkey } from '#shared/passkeys.ts'
import { heading } from './account.fixtures.ts'
import { expect, type Owner, signInByForm } from './fixtures.ts'

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const sessions = (page: Page) => page.getByRole('table', { name: 'Sessions' }).getByRole('row')
export const activity = (page: Page) => page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')

/** As the server lists it. */
export const somePasskey: Passkey = {
  id: 'psk_1',
  name: 'MacBook Pro',
  isSecurityKey: false,
  isSynced: true,
  createdAt: '2026-05-12T08:30:00.000Z',
  lastUsedAt: '2026-07-01T07:12:00.000Z',
}

export async function openSecurity(page: Page) {
  await page.goto('/settings/security')
  await expect(heading(page, 'Security')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
}

/** Signs the owner in in another browser. */
export async function signInElsewhere(page: Page, owner: Owner): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await signInByForm(other, owner)
  // Its next call is then one that the test makes.
  await other.waitForLoadState('networkidle')
  return other
}
