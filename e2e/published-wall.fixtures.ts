import type { APIRequestContext } from '@playwright/test'
import { publishWidget } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetOptions } from '#shared/widgets.ts'
import { approve, createOwner, createRequest, expect, firstWidget, submitAnswer } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

/** A wall of seven with the tools of visitors, published with these options. */
export async function publishWall(request: APIRequestContext, options: Partial<WidgetOptions>): Promise<string> {
  const owner = await createOwner(request)
  await buyPro(request, owner)
  for (const customerName of ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus']) {
    const { id } = await createRequest(request, owner, { customerName })
    await submitAnswer(request, id, { customerName, testimonial: `${customerName} would come back.` })
    await approve(request, owner, id)
  }
  const { id } = await firstWidget(request, owner)
  const published = await request.put(publishWidget.path.replace(':id', id), {
    headers: { authorization: `Bearer ${owner.token}` },
    data: {
      name: 'Wall',
      kind: 'wall',
      slug: null,
      options: { ...defaultWidgetOptions, hasVisitorTools: true, ...options },
      heights: null,
    },
  })
  expect(published.ok(), await published.text()).toBe(true)
  return id
}

/** A site that includes what stands at the address for it. */
export async function includingSite(
  request: APIRequestContext,
  { widget, style = '' }: { widget: string; style?: string },
) {
  const fragment = await (await request.get(`/w/${widget}.html`)).text()
  return `<!doctype html><html lang="en"><style>main { font-family: sans-serif }${style}</style><main><h1>Clients</h1>${fragment}</main></html>`
}
