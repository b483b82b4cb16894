import type { APIRequestContext } from '@playwright/test'
import type { Portal } from '#shared/portal.ts'
import { expect, test } from './fixtures.ts'
import { createClient, openPortal, answerText } from './portal.fixtures.ts'

test.use({ expectedConsoleErrors: /Failed to load resource/ })

/** Changes the same testimonial, as another window of the client portal does. */
async function otherWindow(request: APIRequestContext, path: string) {
  const url = path.replace('/testimonial/mine/', '/goodword/portal/')
  const { consents, answer }: Portal = await (await request.get(url)).json()
  const send = async (name: string, data: object) => {
    const sent = await request.put(`${url}/${name}`, { data: { ...data, consentVersion: consents.en.version } })
    expect(sent.status(), await sent.text()).toBe(200)
  }
  return {
    revise: (testimonial: string) => send('testimonial', { customerName: 'Ana Ribeiro', rating: 5, testimonial }),
    hideName: () => send('visibility', { isPrivate: false, parts: { ...answer?.parts, name: false } }),
    withdraw: () => request.post(`${url}/withdraw`),
  }
}

test.describe('a change in another window', () => {
  test('is not overwritten before the client has seen it, and the draft stays', async ({ page, request }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    const text = page.getByLabel('How was your experience?')
    await page.getByRole('button', { name: 'Edit testimonial' }).click()
    await text.fill('Typed here.')
    await (await otherWindow(request, client.path)).revise('Written elsewhere.')
    await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'in another window' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('figure').getByRole('blockquote')).toHaveText('Written elsewhere.')
    await expect(text).toHaveValue('Typed here.')
    expect((await client.details()).testimonial).toBe('Written elsewhere.')

    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
    const { testimonial, earlierVersions } = await client.details()
    expect([testimonial, ...earlierVersions.map((each) => each.testimonial)].toSorted()).toEqual(
      ['Typed here.', 'Written elsewhere.', answerText].toSorted(),
    )
  })

  test('is not overwritten by an older draft after a reload', async ({ page, request }) => {
    const client = await createClient(request)
    await openPortal(page, client.path)
    await page.getByRole('button', { name: 'Edit testimonial' }).click()
    await page.getByLabel('How was your experience?').fill('Typed here.')
    await (await otherWindow(request, client.path)).revise('Written elsewhere.')
    await page.reload()
    await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'in another window' })).toBeVisible()
    expect((await client.details()).testimonial).toBe('Written elsewhere.')
  })

  test('that withdrew the testimonial is not reversed until the client confirms it', async ({ page, request }) => {
    const client = await createClient(request, { isApproved: true })
    await openPortal(page, client.path)
    await page.getByRole('button', { name: 'Edit testimonial' }).click()
    await page.getByLabel('How was your experience?').fill('Typed here.')
    await (await otherWindow(request, client.path)).withdraw()
    await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'in another window' })).toBeVisible()
    await expect(page.getByText(/^Withdrawn on /)).toBeVisible()
    await expect(page.getByText('Sending it shares it again')).toBeVisible()
    expect((await client.details()).withdrawnAt).toEqual(expect.any(String))
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
    await expect.poll(() => client.details()).toMatchObject({ withdrawnAt: null, testimonial: 'Typed here.' })
  })

  test('is reported at the switches, which then show the saved state', async ({ page, request }) => {
    const client = await createClient(request, { isApproved: true, hasPhoto: true })
    await openPortal(page, client.path)
    await (await otherWindow(request, client.path)).hideName()
    await page.getByLabel('Your photo').click()
    const alert = page.getByRole('alert').filter({ hasText: 'This was changed in another window.' })
    await expect(alert).toBeVisible()
    await expect(page.getByLabel('Your name')).not.toBeChecked()
    await expect(page.getByLabel('Your photo')).toBeChecked()
    await page.getByLabel('Your photo').click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(alert).toHaveCount(0)
    expect((await client.feed())[0]).toMatchObject({ author: '', imageUrl: null })
  })
})

test('a draft that is closed before a withdrawal on the same page is not treated as a change in another window', async ({
  page,
  request,
}) => {
  const client = await createClient(request)
  await openPortal(page, client.path)
  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await page.getByLabel('How was your experience?').fill('Typed here.')
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('You withdrew your testimonial.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue editing' }).click()
  await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
  await expect(page.getByText('Nora Feldmann has received your testimonial.')).toBeVisible()
  await expect.poll(() => client.details()).toMatchObject({ withdrawnAt: null, testimonial: 'Typed here.' })
})

test('a client who changed too often is told what can still be done, at the switches and at the text', async ({
  page,
  request,
}) => {
  const client = await createClient(request, { isApproved: true })
  await openPortal(page, client.path)
  const refusal = { status: 429, json: { code: 'own_page.changed_too_often', message: 'No.' } }
  await page.route(/\/(testimonial|visibility)$/, (route) => route.fulfill(refusal))
  const alert = page.getByRole('alert').filter({ hasText: 'You can still show less of it, withdraw it or erase it' })
  await page.getByLabel('Your name').click()
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeChecked()
  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await page.getByLabel('How was your experience?').fill('Typed here.')
  await page.getByRole('button', { name: 'Send to Studio Halm' }).click()
  await expect(alert).toBeVisible()
  await expect(page.getByLabel('How was your experience?')).toHaveValue('Typed here.')
})
