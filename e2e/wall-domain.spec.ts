import { once } from 'node:events'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { openEditor, test, writeTestimonials } from './editor.fixtures.ts'
import { expect } from './fixtures.ts'
import { buyStudio } from './plan.fixtures.ts'

const NAME = 'love.feldmann.example'

test('a hosted page gets the owner’s own domain, works there and nothing else does, and the domain can be removed', async ({
  page,
  request,
  owner,
  product,
}) => {
  await buyStudio(request, owner)
  await writeTestimonials({ request, owner }, 1)
  await openEditor({ page, request, owner })
  const section = page.getByRole('region', { name: 'Your own domain' })
  const visit = async (path: string) => {
    const [response] = await once(get(product.origin + path, { headers: { host: NAME } }), 'response')
    return { status: response.statusCode, body: await text(response) }
  }

  await section.getByRole('textbox', { name: 'Domain' }).fill('feldmann.example')
  await section.getByRole('button', { name: 'Add domain' }).click()
  await expect(section.getByText('Use a subdomain, like love.example.com')).toBeVisible()
  await section.getByRole('textbox', { name: 'Domain' }).fill(`https://${NAME}/`)
  await section.getByRole('button', { name: 'Add domain' }).click()
  await expect(section.getByText('Waiting for records')).toBeVisible()
  await expect(section.getByRole('row').filter({ hasText: 'CNAME' })).toContainText(NAME)
  await section.getByRole('button', { name: 'Check now' }).click()
  await expect(section.getByRole('status')).toHaveText('0 of 2 found so far.')
  expect((await visit('/')).status).toBe(421)

  // What the owner does at their DNS provider.
  const editor = page.url()
  await page.goto('/dev/domains')
  const records = page.getByRole('region', { name: NAME })
  await records.getByRole('button', { name: 'Publish these records' }).click()
  await expect(records.getByText('Records are published')).toBeVisible()
  await page.goto(editor)
  await section.getByRole('button', { name: 'Check now' }).click()
  await expect(section.getByText('In use')).toBeVisible()

  const wall = await visit('/')
  expect(wall.status).toBe(200)
  expect(wall.body).toContain('Precise, funny, never late.')
  expect(wall.body).toMatch(new RegExp(`<link rel="canonical" href="https?://${NAME.replaceAll('.', '\\.')}`))
  for (const path of ['/settings', '/goodword/user/me', '/dev/outbox', '/testimonial/list'])
    expect((await visit(path)).status, path).toBe(404)

  await section.getByRole('button', { name: 'Remove domain…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(section.getByRole('textbox', { name: 'Domain' })).toBeVisible()
  expect((await visit('/')).status).toBe(421)
})
