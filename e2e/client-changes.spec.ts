import type { APIRequestContext, Page } from '@playwright/test'
import { createRequest, expect, type Owner } from './fixtures.ts'
import { dialog, openList, test } from './list.fixtures.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { buyPro } from './plan.fixtures.ts'

const rowOf = (page: Page, name: string) => page.locator('tr[id^=testimonial-]').filter({ hasText: name })
const drawerOf = (page: Page, client: string) => page.getByRole('dialog', { name: client })
const bearer = ({ token }: Owner) => ({ authorization: `Bearer ${token}` })

const firstAnswer = { customerName: 'Ana Ribeiro', rating: 4, testimonial: 'Good work, a little late.' }

/** Answers a request as the client, and returns what the client can do next in the client portal. */
async function answer(request: APIRequestContext, id: string, more: Record<string, unknown> = {}) {
  const answered = await request.put(`/goodword/testimonial/${id}/submit`, {
    data: { ...firstAnswer, isPrivate: false, ...more },
  })
  if (!answered.ok()) throw new Error(await answered.text())
  const { portalPath } = (await answered.json()) as { portalPath: string }
  const portal = portalPath.replace('/testimonial/mine/', '/goodword/portal/')
  const { consents } = (await (await request.get(portal)).json()) as { consents: { en: { version: string } } }
  const succeed = async (call: Promise<{ ok(): boolean; text(): Promise<string> }>) => {
    const done = await call
    if (!done.ok()) throw new Error(await done.text())
  }
  return {
    revise: (changes: Record<string, unknown>) =>
      succeed(
        request.put(`${portal}/testimonial`, {
          data: { ...firstAnswer, consentVersion: consents.en.version, ...changes },
        }),
      ),
    withdraw: () => succeed(request.post(`${portal}/withdraw`)),
    erase: () => succeed(request.delete(portal)),
  }
}

const approve = (request: APIRequestContext, owner: Owner, id: string) =>
  request.put(`/goodword/testimonial/${id}/approve`, { headers: bearer(owner) })

test('a testimonial that the client edited waits for approval again, and the details mark what changed', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await createRequest(request, owner)
  const client = await answer(request, id)
  await approve(request, owner, id)
  await client.revise({ rating: 5, testimonial: 'Great work, a little late.' })
  await openList(page)
  await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Changed by Ana')
  await page.goto(`/testimonial/list?open=${id}`)
  const details = drawerOf(page, 'Ana Ribeiro')
  await expect(details.getByText('It’s shown only after you approve it again.')).toBeVisible()
  await details.getByText(/^From .* to /).click()
  await expect(details.locator('del')).toHaveText(['Good', '4 of 5'])
  await expect(details.locator('ins')).toHaveText(['Great', '5 of 5'])
  await details.getByText('One earlier consent').click()
  await expect(details.getByText('Replaced by another choice on', { exact: false })).toBeVisible()
  await expectAccessibleAndNoOverflow(page)
})

test('the details show the client’s company, role and answers, and which of them may be shown', async ({
  page,
  request,
  owner,
}) => {
  await buyPro(request, owner)
  const form = await request.put('/goodword/forms/default/settings', {
    headers: bearer(owner),
    data: { accentColor: null, asksCompany: true, asksRole: true, questions: [{ text: 'What changed?' }] },
  })
  const { questions } = (await form.json()) as { questions: { id: string }[] }
  const { id } = await createRequest(request, owner)
  await answer(request, id, {
    company: 'Casa Ribeiro',
    role: 'Miller',
    answers: [{ questionId: questions[0]?.id, answer: 'The <b>cap</b> is blue.' }],
    parts: { name: true, photo: true, company: true, answers: false },
    website: 'https://program.example',
  })
  await openList(page, '/testimonial/list?q=casa+ribeiro')
  await expect(rowOf(page, 'Ana Ribeiro')).toHaveCount(1)
  await page.goto(`/testimonial/list?open=${id}`)
  const details = drawerOf(page, 'Ana Ribeiro')
  await expect(details.getByText('Miller, Casa Ribeiro')).toBeVisible()
  await expect(details.getByRole('term').filter({ hasText: 'What changed?' })).toBeVisible()
  await expect(details.getByText('The <b>cap</b> is blue.')).toBeVisible()
  await expect(details.getByText('Can be shown with name and company and role, but without answers.')).toBeVisible()
  await expect(details.getByText('filled in a hidden field that people can’t see', { exact: false })).toBeVisible()
  await expectAccessibleAndNoOverflow(page)
})

test('a testimonial that the client withdrew cannot be approved by button, key or selection', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await createRequest(request, owner)
  const client = await answer(request, id)
  await client.withdraw()
  await openList(page)
  const row = rowOf(page, 'Ana Ribeiro')
  await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible()
  await expect(row.getByText('Rejected')).toHaveCount(0)
  await expect(row).toContainText('By Ana')
  await expect(row.getByRole('button', { name: /Approve|Reject/ })).toHaveCount(0)
  await row.getByRole('checkbox').check()
  await expect(page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: /Approve/ })).toHaveCount(0)
  await page.goto(`/testimonial/list?open=${id}`)
  const details = drawerOf(page, 'Ana Ribeiro')
  await expect(details.getByText('withdrew this testimonial', { exact: false })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(details.getByRole('button', { name: /Approve/ })).toHaveCount(0)
})

test('the row of an erased testimonial names nobody and can be removed', async ({ page, request, owner }) => {
  const { id } = await createRequest(request, owner)
  const client = await answer(request, id)
  await createRequest(request, owner, { customerName: 'Jonas Weber', customerEmail: 'jonas@client.example' })
  await client.erase()
  await openList(page)
  const row = page.locator(`#testimonial-${id}`)
  await expect(row).toContainText('By the client')
  await expect(row.getByText('Rejected')).toHaveCount(0)
  await expect(row).not.toContainText('Ana')
  await expectAccessibleAndNoOverflow(page)
  await row.getByRole('button', { name: 'More actions for Erased client' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await dialog(page).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Testimonial removed.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(rowOf(page, 'Jonas Weber').locator(':focus')).toHaveCount(1)
})

test('an unanswered request can be cancelled from its details, which then close', async ({ page, request, owner }) => {
  const { id } = await createRequest(request, owner)
  const jonas = await createRequest(request, owner, { customerName: 'Jonas Weber' })
  await openList(page)
  await rowOf(page, 'Ana Ribeiro').getByRole('button', { name: 'More actions for Ana Ribeiro' }).click()
  await page.getByRole('menuitem', { name: 'Open details' }).click()
  const details = drawerOf(page, 'Ana Ribeiro')
  await details.getByRole('button', { name: 'Cancel request to Ana Ribeiro' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel the request to Ana Ribeiro?' })
  await expect(question).toContainText('The link stops working')
  await expectAccessibleAndNoOverflow(page)
  await question.getByRole('button', { name: 'Cancel request' }).click()
  await expect(page.getByText('Request cancelled.')).toBeVisible()
  await expect(details).toHaveCount(0)
  await expect(page).not.toHaveURL(/open=/)
  await expect(rowOf(page, 'Ana Ribeiro')).toHaveCount(0)
  await expect(rowOf(page, 'Jonas Weber').locator(':focus')).toHaveCount(1)
  expect((await request.get(`/goodword/testimonial/${id}`)).status()).toBe(404)
  expect((await request.get(`/goodword/testimonial/${jonas.id}`)).status()).toBe(200)
})

test.describe('a request that cannot be cancelled', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('stays in the list, and an error is shown', async ({ page, request, owner }) => {
    const { id } = await createRequest(request, owner)
    await openList(page, `/testimonial/list?open=${id}`)
    await page.route(`**/goodword/testimonial/${id}`, (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await drawerOf(page, 'Ana Ribeiro').getByRole('button', { name: 'Cancel request to Ana Ribeiro' }).click()
    const question = page.getByRole('dialog', { name: 'Cancel the request to Ana Ribeiro?' })
    await question.getByRole('button', { name: 'Cancel request' }).click()
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible()
    await question.getByRole('button', { name: 'Keep request' }).click()
    await expect(drawerOf(page, 'Ana Ribeiro')).toBeVisible()
    await expect(page.locator(`#testimonial-${id}`)).toHaveCount(1)
  })
})

test('a decision can be undone in the details, and the undo button stays while the pointer is on it', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await createRequest(request, owner)
  await answer(request, id)
  await page.clock.install()
  await openList(page, `/testimonial/list?open=${id}`)
  const details = drawerOf(page, 'Ana Ribeiro')
  await details.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' }).click()
  await page
    .getByRole('dialog', { name: 'Approve the testimonial from Ana Ribeiro?' })
    .getByRole('button', { name: 'Approve' })
    .click()
  const undo = details.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeVisible()
  await undo.hover()
  await page.clock.fastForward(20_000)
  await undo.click()
  await expect(details.getByText('Submitted', { exact: true })).toBeVisible()
  await expect(details.getByText('You undid the decision')).toBeVisible()
  await expect(undo).toHaveCount(0)
})
