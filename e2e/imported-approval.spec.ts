import type { APIRequestContext } from '@playwright/test'
import type { ImportedApproval } from '#shared/imported-approval.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { bearer, createOwner, expect, type Owner, rememberOwner, test } from './fixtures.ts'

const rowOf = (index: number) => ({
  row: index + 2,
  customerName: `Client ${index}`,
  testimonial: `Precise, funny, never late, ${index}.`,
  rating: (index % 5) + 1,
  service: index < 45 ? 'Labels' : 'Courses',
})

async function importRows(request: APIRequestContext, owner: Owner, total: number): Promise<string> {
  const headers = bearer(owner)
  const data = { total, receivedVia: 'Senja', isAttested: true }
  const { id } = await (await request.post('/goodword/import', { headers, data })).json()
  for (let start = 0; start < total; start += 100) {
    const rows = Array.from({ length: Math.min(100, total - start) }, (_, index) => rowOf(start + index))
    expect((await request.put(`/goodword/import/${id}/rows`, { headers, data: { rows } })).status()).toBe(200)
  }
  expect((await request.post(`/goodword/import/${id}/finish`, { headers })).status()).toBe(200)
  await expect(async () => {
    const read = await request.get(`/goodword/import/${id}`, { headers })
    expect(await read.json()).toMatchObject({ state: 'done' })
  }).toPass()
  return id
}

test('an owner reads into a large import and approves all of a service, then the rest, in one go each', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const headers = bearer(owner)
  const id = await importRows(request, owner, 50)
  await rememberOwner(page, owner)
  await page.goto(`/testimonial/list?import=${id}&service=Labels`)
  const note = page.getByRole('complementary', { name: 'Waiting for your decision' })
  await expect(note).toContainText('45 testimonials of this import wait for your decision.')
  await note.getByRole('button', { name: 'Approve all 45' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve 45 testimonials from Senja?' })
  await expect(dialog.getByRole('row')).toHaveCount(5)
  await expect(dialog.getByRole('row').first()).toContainText('9')
  await expect(dialog).toContainText('1 of 45')
  await expectAccessibleAndNoOverflow(page, { widths: [390, 1280] })
  for (let step = 0; step < 20; step += 1) await dialog.getByRole('button', { name: 'Next testimonial' }).click()
  await expect(dialog).toContainText('21 of 45')
  await expect(dialog.getByRole('blockquote')).toContainText('Precise, funny, never late')
  await dialog.getByRole('button', { name: 'Approve 45' }).click()
  await expect(page.getByText('45 testimonials approved.')).toBeVisible()
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Import' })).toContainText('45 are shown.')

  await page.goto(`/testimonial/list?import=${id}`)
  await note.getByRole('button', { name: 'Approve all 5' }).click()
  // Somebody else decides in the meantime.
  const list = await request.get(`/goodword/testimonial/list?importId=${id}&status=submitted`, { headers })
  const [first] = (await list.json()).items
  await request.put(`/goodword/testimonial/${first.id}/reject`, { headers })
  await page.getByRole('dialog').getByRole('button', { name: 'Approve 5' }).click()
  await expect(page.getByText('4 testimonials approved.')).toBeVisible()
  const approved = await request.get(`/goodword/testimonial/list?importId=${id}`, { headers })
  expect(await approved.json()).toMatchObject({ counts: { all: 50, approved: 49, rejected: 1 } })
})

test('while an import is approved, the page says how far it is, also when it is opened again, and can stop it', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const id = await importRows(request, owner, 50)
  await rememberOwner(page, owner)
  const approval: ImportedApproval = {
    state: 'approving',
    memberName: 'Mira Castell',
    total: 50,
    approved: 12,
    asked: 0,
    reason: null,
    startedAt: '2026-11-20T09:00:00.000Z',
    endedAt: null,
  }
  // The server is too fast to look at it. What it answers is what it would have answered.
  await page.route(`**/goodword/import/${id}/to-approve`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), waiting: 38, approval } })
  })
  await page.route('**/goodword/import/list', async (route) => {
    const answer = await route.fetch()
    const { items } = await answer.json()
    await route.fulfill({ response: answer, json: { items: items.map((item: object) => ({ ...item, approval })) } })
  })
  await page.goto(`/testimonial/list?import=${id}`)
  const note = page.getByRole('complementary', { name: 'Being approved' })
  await expect(note).toContainText('Approving testimonials: 12 of 50 done.')
  await expect(note).toContainText('Mira Castell started this. It goes on if you close this page.')
  approval.approved = 30
  await expect(note).toContainText('30 of 50 done.')
  const table = page.getByRole('table')
  const isBefore = (one: Element, other: unknown) =>
    (one.compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect(await note.evaluate(isBefore, await table.elementHandle())).toBe(true)
  const line = page.getByRole('complementary', { name: 'Import' })
  expect(await table.evaluate(isBefore, await line.elementHandle())).toBe(true)
  await expectAccessibleAndNoOverflow(page, { widths: [360, 1280] })

  await page.goto('/import')
  const recent = page.getByRole('region', { name: 'Recent imports' })
  await expect(recent).toContainText('Approving testimonials: 30 of 50 done.')
  await page.route(`**/goodword/import/${id}/approve/cancel`, (route) =>
    route.fulfill({ json: Object.assign(approval, { state: 'cancelled', endedAt: approval.startedAt }) }),
  )
  await recent.getByRole('button', { name: 'Stop approving' }).click()
  await expect(page.getByText('Stopped after 30 of 50. What is approved stays approved.')).toBeVisible()
  await expect(recent).not.toContainText('Approving')

  Object.assign(approval, { state: 'stopped', reason: 'Mira Castell is no longer a member of this workspace.' })
  await page.goto(`/testimonial/list?import=${id}`)
  const waiting = page.getByRole('complementary', { name: 'Waiting for your decision' })
  await expect(waiting).toContainText(
    'Approving stopped after 30 of 50. Mira Castell is no longer a member of this workspace. 38 testimonials of this import wait for your decision.',
  )
  await expect(waiting.getByRole('button', { name: 'Approve all 38' })).toBeVisible()
})
