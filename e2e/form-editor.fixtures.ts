import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { createOwner, expect, type Owner, rememberOwner } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

/** Of the form, beside its editor. */
export const previewFigure = (page: Page) => page.getByRole('figure', { name: 'What your clients see' })
export const formPreview = (page: Page): FrameLocator => previewFigure(page).frameLocator('iframe')

/** A new owner's default form, in its editor. */
export async function openFormEditor(page: Page, request: APIRequestContext, plan: 'free' | 'pro'): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  if (plan === 'pro') await buyPro(request, owner)
  await rememberOwner(page, owner)
  await page.goto('/forms/default')
  await expect(formPreview(page).locator('h1')).toBeVisible()
  return owner
}
