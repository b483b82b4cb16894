import type { Widget, WidgetDetails } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { createOpenedRequest, ANSWER } from './clients.ts'
import { createHarness, type Harness, type TestOwner } from './harness.ts'

type Failure = { code: string; message: string; details?: { path: string; message: string }[] }

const DRAFT = { name: 'Wall', kind: 'wall', slug: null, options: defaultWidgetOptions, heights: null }

/** Everything that an owner can do in the editor. */
export function editorOf(h: Harness, { token }: TestOwner) {
  const ask = <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    h.request<T & Failure>(method, `/goodword/widget/${path}`, { token, body, headers })
  return {
    list: async () => (await ask<{ items: Widget[] }>('GET', 'list')).body.items,
    create: (body: unknown, headers?: Record<string, string>) => ask<Widget>('POST', 'create', body, headers),
    open: (id: string) => ask<WidgetDetails>('GET', id),
    publish: (id: string, change: Record<string, unknown> = {}) =>
      ask<WidgetDetails>('PUT', id, { ...DRAFT, ...change }),
    remove: (id: string) => ask('DELETE', id),
    preview: (id: string, body: unknown = { kind: 'wall', options: defaultWidgetOptions }) =>
      ask<{ previewId: string }>('POST', `${id}/preview`, body),
  }
}

/** An owner’s editor, and the id of the first widget. */
export async function setUpEditor() {
  const h = await createHarness()
  const owner = await h.signUp()
  const editor = editorOf(h, owner)
  const [first] = await editor.list()
  if (!first) throw new Error('no widget')
  return { h, owner, editor, id: first.id }
}

/** The same, with two public testimonials. */
export async function setUpEditorWithTestimonials() {
  const opened = await createOpenedRequest()
  const { h, owner, widgetId: id } = opened
  await h.submit(opened.id, ANSWER)
  await opened.decide('approve')
  h.clock.advance({ minutes: 5 })
  const { id: second } = await h.createRequest(owner, { customerEmail: 'ben@client.example' })
  await h.submit(second, { ...ANSWER, customerName: 'Ben', testimonial: 'Quick.', rating: 3 })
  await h.request('PUT', `/goodword/testimonial/${second}/approve`, { token: owner.token })
  const feed = async (name = id) => h.request<WidgetFeed>('GET', `/w/${name}.json`)
  return { ...opened, id, editor: editorOf(h, owner), feed }
}
