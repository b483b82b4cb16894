import { listWidgets } from '#shared/widget-studio.ts'
import { createOwner, expect, firstWidget, signIn, test } from './fixtures.ts'

test.describe('The widgets page', () => {
  test('shows the code of the wall and copies it as it is', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { embedCode } = await firstWidget(request, owner)
    await signIn(page, owner)
    await page.getByRole('link', { name: 'Widgets' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Widgets' })).toBeVisible()
    await expect(page.locator('pre code')).toHaveText(embedCode.split('\n'))
    await page.getByRole('button', { name: 'Copy the code of Wall' }).click()
    await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(embedCode)
  })

  test('the code can be selected by hand too', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { embedCode } = await firstWidget(request, owner)
    await signIn(page, owner)
    await page.goto('/widgets')
    const selected = await page.locator('pre').evaluate((block) => {
      getSelection()?.selectAllChildren(block)
      return String(getSelection())
    })
    expect(selected.trim()).toBe(embedCode)
  })

  test('leads to the hosted page of the wall', async ({ page, request, context }) => {
    const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
    const { id } = await firstWidget(request, owner)
    await signIn(page, owner)
    await page.goto('/widgets')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Open the hosted page' }).click()
    const wall = await opened
    await expect(wall).toHaveURL(new RegExp(`/wall/${id}$`))
    await expect(wall.getByRole('heading', { level: 1 })).toHaveText('What clients say about Feldmann Studio')
  })

  test('says so when the clipboard is refused', async ({ page, request }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    await signIn(page, await createOwner(request))
    await page.goto('/widgets')
    await page.getByRole('button', { name: 'Copy the code of Wall' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to copy to clipboard.')
  })

  test.describe('that cannot be loaded', () => {
    test.use({ expectedConsoleErrors: /status of 500/ })

    test('says so, and comes back when it is asked again', async ({ page, request }) => {
      await signIn(page, await createOwner(request))
      let isBroken = true
      await page.route(`**${listWidgets.path}`, (route) =>
        isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      )
      await page.goto('/widgets')
      await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
      isBroken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Wall' })).toBeVisible()
    })
  })
})
