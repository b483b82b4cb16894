import type { APIRequestContext } from '@playwright/test'
import type { WidgetDetails, WidgetFigures } from '#shared/widget-editor.ts'
import { createOwner, expect, firstWidget, type Owner, test, rememberOwner } from './fixtures.ts'

test('the figures count views and clicks by day and by site, and ignore sites that are not allowed', async ({
  page,
  request,
}) => {
  const owner = await createOwner(request)
  const { id } = await firstWidget(request, owner)
  await allowSites(request, owner, ['feldmann.studio', '*.halm.example'])
  await rememberOwner(page, owner)
  await page.goto(`/widgets/${id}`)
  const figures = page.getByRole('region', { name: 'Views' })
  await expect(figures.getByText('No views in this period.')).toBeVisible()

  const count = async (kind: 'view' | 'click', origin: string) => {
    const data = JSON.stringify({ kind })
    const headers = { origin, 'content-type': 'text/plain;charset=UTF-8' }
    expect((await request.post(`/w/${id}/count`, { headers, data })).status()).toBe(204)
  }
  for (let seen = 0; seen < 4; seen += 1) await count('view', 'https://feldmann.studio')
  await count('click', 'https://feldmann.studio')
  await count('view', 'https://www.halm.example')
  await count('view', 'https://elsewhere.example')
  await count('click', 'https://feldmann.studio.elsewhere.example')
  // The server writes the counts every few seconds.
  const headers = { authorization: `Bearer ${owner.token}` }
  const read = async (): Promise<WidgetFigures> =>
    (await request.get(`/goodword/widget/${id}/figures?days=7`, { headers })).json()
  await expect.poll(async () => (await read()).views, { timeout: 20_000 }).toBe(5)

  await page.reload()
  await expect(figures.getByRole('definition')).toHaveText(['5', '1 20% of views'])
  const sites = figures.getByRole('table', { name: 'By site' }).locator('tbody tr')
  await expect(sites).toHaveText([
    /^feldmann\.studio41(just now|1 minute ago)/i,
    /^www\.halm\.example10(just now|1 minute ago)/i,
  ])
  await expect(page.getByText(/^Seen on (feldmann\.studio|www\.halm\.example) (just now|1 minute ago)$/)).toBeVisible()
  await expect(page.getByText('elsewhere.example')).toHaveCount(0)

  await figures.getByText('By day, as a table').click()
  const days = figures.getByRole('table', { name: 'By day' }).locator('tbody tr')
  for (const length of [30, 7, 90]) {
    await figures.getByRole('radio', { name: `${length} days` }).check()
    await expect(days).toHaveCount(length)
    // Midnight may have passed in between.
    expect((await days.allInnerTexts()).map((row) => row.split('\t').slice(1).join()).slice(0, 2)).toContain('5,1')
    await expect(sites).toHaveCount(2)
  }
})

async function allowSites(request: APIRequestContext, owner: Owner, allowedSites: string[]): Promise<void> {
  const { id, name, kind } = await firstWidget(request, owner)
  const headers = { authorization: `Bearer ${owner.token}` }
  const details: WidgetDetails = await (await request.get(`/goodword/widget/${id}`, { headers })).json()
  const data = { name, kind, slug: null, options: { ...details.options, allowedSites }, heights: null }
  const published = await request.put(`/goodword/widget/${id}`, { headers, data })
  if (!published.ok()) throw new Error(await published.text())
}
