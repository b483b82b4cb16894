import type { Page } from '@playwright/test'
import { delayFirstResponse, fillSignIn, logOut, storedToken } from './account.fixtures.ts'
import { createOwner, createRequest, expect, signIn, signInByForm, test } from './fixtures.ts'

/** Runs in the page before its own scripts. Storage events between `sleep` and `wake` arrive all at once after `wake`. */
function delayStorageEvents() {
  let delayed: StorageEvent[] | undefined
  addEventListener('storage', (event) => {
    if (!delayed) return
    event.stopImmediatePropagation()
    delayed.push(event)
  })
  addEventListener('sleep', () => (delayed = []))
  addEventListener('wake', () => {
    const events = delayed ?? []
    delayed = undefined
    for (const { key, oldValue, newValue, storageArea, url } of events)
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea, url }))
  })
}

const sleep = (page: Page) => page.evaluate(() => dispatchEvent(new Event('sleep')))
const wake = (page: Page) => page.evaluate(() => dispatchEvent(new Event('wake')))

test.describe('two tabs', () => {
  test('signing out in one opens the login in the other, and signing in there returns to its page unless the user is another one', async ({
    page,
    context,
    request,
  }) => {
    const owner = await createOwner(request)
    await signIn(page, owner)
    const other = await context.newPage()
    await other.goto('/settings/profile')
    await expect(other.getByLabel('First name')).toHaveValue('Nora')
    await logOut(page)
    await expect(other).toHaveURL(/\/login$/)
    await fillSignIn(other, owner)
    await expect(other).toHaveURL(/\/settings\/profile$/)

    await other.goto('/settings/profile')
    await expect(other.getByLabel('First name')).toHaveValue('Nora')
    await logOut(page)
    await expect(other).toHaveURL(/\/login$/)
    await fillSignIn(other, await createOwner(request))
    await expect(other).toHaveURL(/\/testimonial\/list$/)
  })

  test('another user who signs in in one never sees the previous user’s data in the other', async ({
    page,
    context,
    request,
  }) => {
    const [nora, otto] = [await createOwner(request), await createOwner(request)]
    await createRequest(request, nora, { customerName: 'Client of Nora' })
    await createRequest(request, otto, { customerName: 'Client of Otto' })
    await signIn(page, nora)
    const other = await context.newPage()
    const list = await delayFirstResponse(other, '**/goodword/testimonial/list*')
    await other.goto('/testimonial/list')
    await list.arrived
    await logOut(page)
    await expect(other).toHaveURL(/\/login$/)
    await signInByForm(page, otto)
    await expect(other.getByText('Client of Otto', { exact: true })).toBeVisible()
    list.release()
    await other.getByRole('link', { name: 'Settings' }).click()
    await expect(other.getByLabel('First name')).toBeVisible()
    await other.getByRole('link', { name: 'Testimonials' }).click()
    await expect(other.getByText('Client of Otto', { exact: true })).toBeVisible()
    await expect(other.getByText('Client of Nora', { exact: true })).toHaveCount(0)
    await expect(other.getByRole('banner')).toContainText(otto.email)
  })

  test('a user who signs in while the other tab is asleep is not signed out when it wakes up', async ({
    page,
    context,
    request,
  }) => {
    const [nora, otto] = [await createOwner(request), await createOwner(request)]
    await signIn(page, nora)
    const other = await context.newPage()
    await other.addInitScript(delayStorageEvents)
    await other.goto('/settings/profile')
    await other.getByLabel('Organisation name').fill('Typed by Nora')
    await sleep(other)
    await logOut(page)
    await signInByForm(page, otto)
    await wake(other)
    await expect(other.getByRole('banner')).toContainText(otto.email)
    await expect(other.getByLabel('Organisation name')).toHaveValue('')
    await expect(page.getByRole('banner')).toContainText(otto.email)
    await expect.poll(() => storedToken(page)).toEqual(expect.any(String))
  })
})
