import type { APIRequestContext, Page } from '@playwright/test'
import { getWidgetFigures, type Widget, type WidgetFigures } from '#shared/widget-editor.ts'
import type { WidgetFeed, WidgetKind } from '#shared/widgets.ts'
import {
  approve,
  createOwner,
  createRequest,
  expect,
  firstWidget,
  type Owner,
  rememberOwner,
  submitAnswer,
  test as base,
} from './fixtures.ts'

/** The owner is signed in before every test. */
export const test = base.extend<{ owner: Owner }>({
  owner: [
    async ({ page, request }, provide) => {
      const owner = await createOwner(request, { organisationName: 'Feldmann Studio' })
      await rememberOwner(page, owner)
      await provide(owner)
    },
    { auto: true },
  ],
})

type Visit = { page: Page; request: APIRequestContext; owner: Owner }

const answerText = [
  'Precise, funny, never late.',
  'She answered on a Sunday.',
  'We would come back.',
  'No drama, no jargon.',
]

/** Creates this many public testimonials with different names and ratings. The last one is the newest. */
export async function writeTestimonials(
  { request, owner }: Pick<Visit, 'request' | 'owner'>,
  count: number,
): Promise<void> {
  const clients = ['Ana Ribeiro', 'Jonas Weber', 'Priya Raman', 'Kim Sørensen'].slice(0, count)
  for (const [index, customerName] of clients.entries()) {
    const { id } = await createRequest(request, owner, { customerName })
    await submitAnswer(request, id, { customerName, rating: 5 - index, testimonial: answerText[index] ?? '' })
    await approve(request, owner, id)
  }
}

/** Opens the editor of the first widget and waits until the preview shows it. */
export async function openEditor({ page, request, owner }: Visit): Promise<string> {
  const { id, name } = await firstWidget(request, owner)
  await page.goto(`/widgets/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(preview(page)).toHaveAttribute('widget', /^prv_/)
  return id
}

/** Publishes the first widget as it is. */
export async function publishFirst(
  { request, owner }: Pick<Visit, 'request' | 'owner'>,
  changes: { slug?: string; kind?: WidgetKind } = {},
): Promise<Widget> {
  const { id, name, kind } = await firstWidget(request, owner)
  const headers = { authorization: `Bearer ${owner.token}` }
  const details = await (await request.get(`/goodword/widget/${id}`, { headers })).json()
  const data = { name, kind, slug: null, options: details.options, heights: null, ...changes }
  const published = await request.put(`/goodword/widget/${id}`, { headers, data })
  if (!published.ok()) throw new Error(await published.text())
  return (await published.json()).widget
}

const frame = (page: Page) => page.frameLocator('iframe[title="Preview of the widget"]')

/** The real widget inside the preview. */
export const preview = (page: Page) => frame(page).locator('goodword-widget')

/** The hosted page in its place. */
export const hostedPage = (page: Page) => page.frameLocator('iframe[title="Preview of the hosted page"]')

export const feedOf = async (request: APIRequestContext, id: string): Promise<WidgetFeed> =>
  (await request.get(`/w/${id}.json`)).json()

/** Answers with a month of views and clicks for the widget. */
export async function showFigures(page: Page): Promise<void> {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    views: (index * 37) % 90,
    clicks: (index * 7) % 11,
  }))
  const total = (name: 'views' | 'clicks') => days.reduce((sum, day) => sum + day[name], 0)
  const figures: WidgetFigures = {
    views: total('views'),
    clicks: total('clicks'),
    days,
    sites: [
      { site: 'feldmann.studio', views: total('views'), clicks: total('clicks'), lastSeenAt: new Date().toISOString() },
    ],
  }
  await page.route(`**${getWidgetFigures.path.replace(':id', '*')}*`, (route) => route.fulfill({ json: figures }))
}
