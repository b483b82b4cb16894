import { listWidgets } from '#shared/widget-editor.ts'
import { expectAccessible } from './accessibility.ts'
import { createOwner, expect, firstWidget, signIn, test, rememberOwner } from './fixtures.ts'
import { breakCall } from './retry.fixtures.ts'
import { publishFirst, writeTestimonials } from './editor.fixtures.ts'
import { copyEmbedCode } from './site.fixtures.ts'

test.describe('the widgets page', () => {
  test('copies the embed code of a widget', async ({ page, request }) => {
    const owner = await createOwner(request)
    const { embedCode } = await publishFirst({ request, owner })
    await signIn(page, owner)
    await page.getByRole('link', { name: 'Widgets', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Widgets' })).toBeVisible()
    await expect(page.getByText('Not seen on a site yet')).toBeVisible()
    await page.getByRole('button', { name: 'Copy the code of Wall' }).click()
    await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(embedCode)
  })

  test('copies the install command and the component for React apart', async ({ page, request }) => {
    await signIn(page, await createOwner(request))
    await copyEmbedCode(page)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('radio', { name: 'React' }).check()
    await page.getByRole('button', { name: 'Copy the install command' }).click()
    await expect.poll(copied).toMatch(/^npm install http.*\/widget\/react\.tgz$/)
    await page.getByRole('button', { name: 'Copy the code of Wall', exact: true }).click()
    await expect.poll(copied).toMatch(/^import \{ GoodwordWidget \}[^]*<\/GoodwordWidget>$/)
  })

  test('shows a thumbnail of each published widget, and counts no views', async ({ page, request }) => {
    const owner = await createOwner(request)
    await publishFirst({ request, owner }, { kind: 'marquee' })
    await signIn(page, owner)
    const counted: string[] = []
    page.on('request', (sent) => {
      if (sent.url().endsWith('/count')) counted.push(sent.url())
    })
    await page.goto('/widgets')
    const image = page.locator('li iframe')
    await expect(image).toBeInViewport()
    const widget = page.frameLocator('li iframe').locator('goodword-widget')
    await expect(widget).toHaveAttribute('widget', /^wgt_/)
    // Without testimonials there is nothing to show, so the illustration of its kind stays.
    await expect(image).toHaveCSS('opacity', '0')

    await writeTestimonials({ request, owner }, 4)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect(image).toHaveCSS('opacity', '1')
    await expect(widget.locator('figure, li').first()).toBeVisible()
    await expect(widget.locator('[part=pause]')).toHaveAttribute('aria-label', 'Play')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.frameLocator('li iframe').locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
    // The thumbnail is inside a link, which receives the click.
    await image.click({ force: true })
    await expect(page).toHaveURL(/\/widgets\/wgt_/)
    expect(counted).toEqual([])
  })

  test('makes the owner publish a widget before its code can be copied', async ({ page, request }) => {
    const owner = await createOwner(request)
    await rememberOwner(page, owner)
    await page.goto('/widgets')
    await expect(page.getByRole('button', { name: 'Copy the code of Wall' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Publish and get the code of Wall' }).click()
    await expect(page.getByRole('button', { name: 'Publish and copy code' })).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Publish and copy code' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Copy the code of Wall' })).toBeVisible()
  })

  test('links to the hosted page of the wall', async ({ page, request, context }) => {
    const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
    const { id } = await firstWidget(request, owner)
    await rememberOwner(page, owner)
    await page.goto('/widgets')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: 'Hosted page of Wall' }).click()
    const wall = await opened
    await expect(wall).toHaveURL(new RegExp(`/wall/${id}$`))
    await expect(wall.getByRole('heading', { level: 1 })).toHaveText('What clients say about Feldmann Studio')
  })

  test('creates a widget, which opens in the editor, and deletes it after a confirmation', async ({
    page,
    request,
  }) => {
    const owner = await createOwner(request)
    await rememberOwner(page, owner)
    await page.goto('/widgets')
    await expect(page.getByRole('button', { name: 'More actions for Wall' })).toHaveCount(0)
    await page.getByRole('button', { name: '+ New widget' }).click()
    const dialog = page.getByRole('dialog', { name: 'New widget' })
    await dialog.getByRole('radio', { name: 'Badge' }).check()
    await dialog.getByLabel('Name').fill('Footer')
    await dialog.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(/\/widgets\/wgt_/)
    await expect(page.getByRole('heading', { level: 1, name: 'Footer' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Badge' })).toBeChecked()

    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
    await page.getByRole('button', { name: 'More actions for Footer' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete “Footer”?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Widget deleted.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Wall'])
  })

  test('shows an error when the browser refuses to copy', async ({ page, request }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))
    })
    const owner = await createOwner(request)
    await publishFirst({ request, owner })
    await rememberOwner(page, owner)
    await page.goto('/widgets')
    await page.getByRole('button', { name: 'Copy the code of Wall' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      /^Failed to copy to clipboard\.Your browser didn’t allow it\. You find it in the editor, under “Put it on your site”: select it and copy it yourself\.$/,
    )
  })

  test.describe('that cannot be loaded', () => {
    test.use({ expectedConsoleErrors: /status of 500/ })

    test('shows an error, and loads after a retry', async ({ page, request }) => {
      await rememberOwner(page, await createOwner(request))
      const list = await breakCall(page, `**${listWidgets.path}`)
      await page.goto('/widgets')
      await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
      await list.retry(page.getByRole('button', { name: 'Try again' }))
      await expect(page.getByRole('heading', { name: 'Wall' })).toBeVisible()
    })
  })
})
