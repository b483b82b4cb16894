import type { APIRequestContext, Page } from '@playwright/test'
import { publishWidget, type Widget } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetHeights, type WidgetKind, type WidgetOptions } from '#shared/widgets.ts'
import { approve, createOwner, createRequest, expect, firstWidget, submitAnswer } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

/** Publishes the wall through the pages and returns the embed code that the page copies. */
export async function copyEmbedCode(page: Page): Promise<string> {
  await page.goto('/widgets')
  await page.getByRole('link', { name: 'Publish and get the code of Wall' }).click()
  await page.getByRole('button', { name: 'Publish and copy code' }).click()
  await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Publishes the wall and returns the embed code for a site with a content security policy. */
export async function copyCodeWithoutRules(page: Page): Promise<string> {
  const whole = await copyEmbedCode(page)
  await page.getByText('Your site has a Content Security Policy').click()
  await page.getByRole('button', { name: 'Copy the code of Wall without rules' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).not.toBe(whole)
  return copied()
}

/** A page of the owner's site, whose policy allows only the product's origin. */
export const siteWith = (embedCode: string, { origin }: { origin: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src 'self' ${origin}; require-trusted-types-for 'script'">
<title>Feldmann Studio</title>
</head>
<body>
<h1>What clients wrote</h1>
${embedCode}
</body>
</html>`

const CLIENTS = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']

type Publication = {
  /** Each writes a testimonial. */
  clients?: readonly string[]
  textOf?: (customerName: string) => string
  layout?: WidgetKind
  /** What the embed code reserves. */
  heights?: WidgetHeights | null
}

/** Publishes a wall with seven testimonials and tools for visitors, with these options, or another layout. */
export async function publishWall(
  request: APIRequestContext,
  options: Partial<WidgetOptions>,
  publication: Publication = {},
): Promise<string> {
  return (await publishWithCode(request, { hasVisitorTools: true, ...options }, publication)).id
}

/** Publishes a wall of an owner on Pro, or another layout. */
export async function publishWithCode(
  request: APIRequestContext,
  options: Partial<WidgetOptions>,
  {
    clients = CLIENTS,
    textOf = (customerName) => `${customerName} would come back.`,
    layout = 'wall',
    heights = null,
  }: Publication,
): Promise<Widget> {
  const owner = await createOwner(request)
  await buyPro(request, owner)
  for (const customerName of clients) {
    const { id } = await createRequest(request, owner, { customerName })
    await submitAnswer(request, id, { customerName, testimonial: textOf(customerName) })
    await approve(request, owner, id)
  }
  const { id } = await firstWidget(request, owner)
  const published = await request.put(publishWidget.path.replace(':id', id), {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { name: 'Wall', kind: layout, slug: null, options: { ...defaultWidgetOptions, ...options }, heights },
  })
  expect(published.ok(), await published.text()).toBe(true)
  return (await published.json()).widget
}

/** A site that includes the server-rendered HTML of the widget. */
export async function includingSite(
  request: APIRequestContext,
  { widget, style = '', below = '', lang = 'en' }: { widget: string; style?: string; below?: string; lang?: string },
) {
  const fragment = await (await request.get(`/w/${widget}.html?lang=${lang}`)).text()
  return `<!doctype html><html lang="${lang}"><style>main { font-family: sans-serif }${style}</style><main><h1>Clients</h1>${fragment}${below}</main></html>`
}
