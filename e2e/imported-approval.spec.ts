import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { bearer, createOwner, expect, rememberOwner, test } from './fixtures.ts'

const rowOf = (index: number) => ({
  row: index + 2,
  customerName: `Client ${index}`,
  testimonial: `Precise, funny, never late, ${index}.`,
  rating: (index % 5) + 1,
  service: index < 45 ? 'Labels' : 'Courses',
})

test('an owner reads into a large import and approves all of a service, then the rest, in one go each', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  const headers = bearer(owner)
  const begun = await request.post('/goodword/import', {
    headers,
    data: { total: 50, receivedVia: 'Senja', isAttested: true },
  })
  const { id } = await begun.json()
  const rows = Array.from({ length: 50 }, (_, index) => rowOf(index))
  expect((await request.put(`/goodword/import/${id}/rows`, { headers, data: { rows } })).status()).toBe(200)
  expect((await request.post(`/goodword/import/${id}/finish`, { headers })).status()).toBe(200)
  await expect(async () => {
    const read = await request.get(`/goodword/import/${id}`, { headers })
    expect(await read.json()).toMatchObject({ state: 'done' })
  }).toPass()

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
