import type { APIRequestContext, Page } from '@playwright/test'
import { Testimonial } from '#shared/testimonials.ts'
import { createTestimonial } from '#shared/testimonial-requests.ts'
import { createOwner, expect, type Owner, submitAnswer, test, rememberOwner } from './fixtures.ts'
import { chooseFromRow, dialog, rowOf } from './list.fixtures.ts'
import { addWorkspace, createAgency, switcher } from './workspaces.fixtures.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'All workspaces' })
const review = (page: Page, count: number) =>
  page.getByRole('link', { name: new RegExp(`^Review ${count} in Kornblume Bakery`) })

async function addAnswer(request: APIRequestContext, owner: Owner, at: { workspaceId: string; name: string }) {
  const answer = await request.post(createTestimonial.path, {
    headers: { authorization: `Bearer ${owner.token}`, 'x-workspace-id': at.workspaceId },
    data: { customerEmail: 'client@client.example', customerName: at.name },
  })
  const { id } = Testimonial.parse(await answer.json())
  await submitAnswer(request, id, { customerName: at.name })
}

/** An agency with four brands; two clients of Kornblume Bakery wait for a decision. */
async function createBusyAgency(request: APIRequestContext): Promise<Owner> {
  const owner = await createAgency(request, ['Lund Coffee', 'Lindqvist Lakrits'])
  const { id: workspaceId } = await addWorkspace(request, owner, 'Kornblume Bakery')
  for (const name of ['Ruth Sommer', 'Dario Conti']) await addAnswer(request, owner, { workspaceId, name })
  // Another workspace is open at first.
  await addWorkspace(request, owner, 'Feldmann Labs')
  return owner
}

for (const width of [1280, 390])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('an owner goes from all workspaces to the one that needs a decision, decides, and comes back', async ({
      page,
      request,
    }) => {
      await rememberOwner(page, await createBusyAgency(request))
      await page.goto('/overview')
      await expect(page.getByText('1 of 5 needs you: 2 testimonials to review.')).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)

      await review(page, 2).click()
      await expect(page).toHaveURL('/testimonial/list?status=submitted')
      await expect(switcher(page)).toContainText('Kornblume Bakery')
      await expect(rowOf(page, 'Dario Conti')).toBeVisible()
      await chooseFromRow(page, { client: 'Ruth Sommer', action: 'Approve' })
      await dialog(page).getByRole('button', { name: 'Approve' }).click()
      await expect(dialog(page)).toHaveCount(0)

      await switcher(page).click()
      await expect(page.getByRole('menuitemradio', { name: /^Kornblume Bakery 1 to review/ })).toBeVisible()
      await page.getByRole('menuitem', { name: 'All workspaces' }).click()
      await expect(page.getByText('1 of 5 needs you: 1 testimonial to review.')).toBeVisible()
      await expect(page.getByRole('link', { name: '1 published in Kornblume Bakery' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'This week' })).toContainText('approved 1 testimonial')
      await expect(review(page, 1)).toBeVisible()
    })
  })

test('with the keyboard alone, g and w lead to another workspace, and can be turned off', async ({ page, request }) => {
  await rememberOwner(page, await createBusyAgency(request))
  await page.goto('/overview')
  await expect(heading(page)).toBeVisible()
  await review(page, 2).focus()
  await page.keyboard.press('Enter')
  await expect(switcher(page)).toContainText('Kornblume Bakery')

  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByRole('menuitemradio', { name: 'Kornblume Bakery' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(switcher(page)).toContainText('Lindqvist Lakrits')

  await page.evaluate(() => localStorage.setItem('goodword.one-key-shortcuts', 'off'))
  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  await switcher(page).press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Lindqvist Lakrits' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(switcher(page)).toBeFocused()
})

test('above seven workspaces, typing finds one', async ({ page, request }) => {
  const owner = await createAgency(request, ['Adeyemi', 'Halm', 'Café Noir', 'Lakrits', 'Lund', 'Nordlicht', 'Kettle'])
  await rememberOwner(page, owner)
  await page.goto('/testimonial/list')
  await switcher(page).click()
  const filter = page.getByRole('searchbox', { name: 'Find a workspace' })
  await expect(filter).toBeFocused()
  await filter.fill('cafe')
  await expect(page.getByRole('menuitemradio')).toHaveCount(1)
  await filter.press('Enter')
  await expect(switcher(page)).toContainText('Café Noir')
})

test('with one workspace there is nothing to compare: the list is shown', async ({ page, request }) => {
  await rememberOwner(page, await createOwner(request))
  await page.goto('/overview')
  await expect(page).toHaveURL('/testimonial/list')
  await expect(switcher(page)).toHaveCount(0)
})
