import { expect, test } from 'vitest'
import { WidgetDetails } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type WidgetFeed } from '#shared/widgets.ts'
import { workspaceBusy } from '#server/http/request.errors.ts'
import { streamJson } from '#server/kernel/json-pages.ts'
import { createWorkspaceSlots } from '#server/kernel/workspace-slots.ts'
import { createLargeWorkspace, MANY_ENTRIES, TURN_ROWS_MAX } from '#server/testing/large-workspace.ts'
import { countRowsPerTurn } from '#server/testing/turns.ts'
import { createFeedService } from './feed.service.ts'
import { createWidgetPreviewService } from './preview.service.ts'
import { createWidgetsService } from './widgets.service.ts'

async function setUp() {
  const large = await createLargeWorkspace()
  const counted = countRowsPerTurn(large.h.deps.db)
  const deps = { ...large.h.deps, db: counted.db }
  return { ...large, mostRows: counted.mostRows, deps, feeds: createFeedService(deps) }
}

const read = ({ identity }: { identity: Uint8Array }) => JSON.parse(Buffer.from(identity).toString()) as WidgetFeed
const newestFirst = Array.from({ length: MANY_ENTRIES }, (_, index) => `Number ${MANY_ENTRIES - 1 - index}.`)

test('a feed is built in pages, in the owner’s order', async () => {
  const { feeds, widgetId, mostRows } = await setUp()
  const feed = read(await feeds.getFeed(widgetId))
  expect(feed.items.map(({ text }) => text)).toEqual(newestFirst)
  expect(feed.summary).toEqual({
    owner: 'Nora Feldmann',
    shown: MANY_ENTRIES,
    shared: MANY_ENTRIES,
    rated: MANY_ENTRIES,
    afterPayment: 0,
    average: 3,
    isSelected: false,
  })
  expect(mostRows()).toBeLessThan(TURN_ROWS_MAX)
})

test('a preview is built in pages', async () => {
  const { deps, workspaceId, widgetId, mostRows } = await setUp()
  const previews = createWidgetPreviewService({ ...deps, slots: createWorkspaceSlots({ refuse: workspaceBusy }) })
  const input = { kind: 'wall' as const, options: { ...defaultWidgetOptions, sort: 'oldest' as const } }
  const { previewId } = await previews.previewWidget({ workspaceId, id: widgetId, input })
  const text = await previews.findPreview(previewId)
  expect(read({ identity: text ?? new Uint8Array() }).items.map((item) => item.text)).toEqual(newestFirst.toReversed())
  expect(mostRows()).toBeLessThan(TURN_ROWS_MAX)
})

test('only one preview of a large workspace is built at a time, and one waits', async () => {
  const { h, token, widgetId } = await setUp()
  const path = `/goodword/widget/${widgetId}/preview`
  const body = { kind: 'wall', options: defaultWidgetOptions }
  const { previewId } = (await h.request<{ previewId: string }>('POST', path, { token, body })).body
  const answers = await Promise.all([1, 2, 3].map(() => h.request('GET', `/w/${previewId}.json`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
})

test('the editor gets all testimonials in pages', async () => {
  const { deps, workspaceId, widgetId, mostRows } = await setUp()
  const answer = await createWidgetsService(deps).getWidget({ workspaceId, id: widgetId })
  const sent = new Response(streamJson(WidgetDetails, answer, (error) => expect.unreachable(String(error))))
  const { testimonials } = WidgetDetails.parse(await sent.json())
  expect(testimonials.map(({ text }) => text)).toEqual(newestFirst)
  expect(mostRows()).toBeLessThan(TURN_ROWS_MAX)
})

test('requests that arrive during a build share it', async () => {
  const { feeds, widgetId } = await setUp()
  const first = feeds.getFeed(widgetId)
  await new Promise(setImmediate)
  expect(await feeds.getFeed(widgetId)).toBe(await first)
})

test('a change during a build is not in that feed, and is in the feed of every later request', async () => {
  const { feeds, widgetId, rejectNewest } = await setUp()
  const before = feeds.getFeed(widgetId)
  await new Promise(setImmediate)
  await rejectNewest()
  const after = await Promise.all([feeds.getFeed(widgetId), feeds.getFeed(widgetId)])
  expect(read(await before)).toMatchObject({ summary: { shown: MANY_ENTRIES, shared: MANY_ENTRIES } })
  expect(after.map(read).map(({ summary }) => summary.shown)).toEqual([MANY_ENTRIES - 1, MANY_ENTRIES - 1])
  expect(after[0]).toBe(after[1])
  expect(feeds.peekFeed(widgetId, null)).toBe(after[0])
})

test('a widget that is deleted during a build is gone for every later request', async () => {
  const { h, token, feeds, widgetId } = await setUp()
  const other = { token, body: { name: 'Other', kind: 'wall' } }
  await h.request('POST', '/goodword/widget/create', other)
  const before = feeds.getFeed(widgetId)
  await new Promise(setImmediate)
  await h.request('DELETE', `/goodword/widget/${widgetId}`, { token })
  await expect(feeds.getFeed(widgetId)).rejects.toThrow('This widget does not exist.')
  expect(read(await before).items).toHaveLength(MANY_ENTRIES)
  expect(feeds.peekFeed(widgetId, null)).toBeUndefined()
})
