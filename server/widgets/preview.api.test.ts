import { expect, test } from 'vitest'
import { defaultWidgetOptions, type WidgetFeed, type WidgetOptions } from '#shared/widgets.ts'
import { approvedAnswer } from '#server/testing/clients.ts'

async function previewWith(options: Partial<WidgetOptions>) {
  const { h, owner, widgetId } = await approvedAnswer()
  const body = { kind: 'wall', options: { ...defaultWidgetOptions, ...options } }
  const made = await h.request<{ previewId: string }>('POST', `/goodword/widget/${widgetId}/preview`, {
    token: owner.token,
    body,
  })
  expect(made.status).toBe(200)
  const load = async () => (await h.request<WidgetFeed>('GET', `/w/${made.body.previewId}.json`)).body
  return { h, owner, load }
}

test('a preview has the line as the plan has it at each load, whatever it was when the preview was made', async () => {
  const { h, owner, load } = await previewWith({ isBranded: false })
  expect((await load()).isBranded).toBe(true)
  await h.setPlan(owner, 'pro')
  expect((await load()).isBranded).toBe(false)
  await h.setPlan(owner, 'free')
  expect((await load()).isBranded).toBe(true)
})

test('a preview keeps the line of an owner who wants it on a plan that could do without', async () => {
  const { h, owner, load } = await previewWith({ isBranded: true })
  await h.setPlan(owner, 'studio')
  expect((await load()).isBranded).toBe(true)
})

test('a preview shows a free owner what else a larger plan has', async () => {
  const { load } = await previewWith({ theme: 'dark', hasVisitorTools: true })
  expect(await load()).toMatchObject({
    isBranded: true,
    allows: { darkThemes: true, visitorTools: true },
    options: { theme: 'dark', hasVisitorTools: true },
  })
})
