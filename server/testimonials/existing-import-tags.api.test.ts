import { describe, expect, test } from 'vitest'
import type { ExistingImportContent } from '#shared/existing-import.ts'
import { defaultRequestRules } from '#shared/connections.ts'
import type { ErrorResponse } from '#shared/http/errors.ts'
import { TAGS_MAX } from '#shared/tag-limits.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { workspaces } from '#server/db/schema/accounts.ts'
import { activity } from '#server/db/schema/activity.ts'
import { existingImportRows } from '#server/db/schema/existing-imports.ts'
import { connections } from '#server/db/schema/payments.ts'
import { testimonials } from '#server/db/schema/testimonials.ts'
import { widgetVersions } from '#server/db/schema/widgets.ts'
import { BY_SYSTEM } from '#server/kernel/actor.ts'
import { setUpTags } from '#server/testing/tags.ts'

type Answer = ExistingImportContent & ErrorResponse
const ANA = { row: 2, customerName: 'Ana Ribeiro', testimonial: 'Precise, funny, never late.' }
const DORA = { row: 3, customerName: 'Dora', testimonial: 'Quick and fair.' }

async function setUp() {
  const set = await setUpTags()
  const { h } = set
  const call = <T = Answer>(method: string, path: string, body?: unknown) =>
    set.call<T>(method, `/goodword${path}`, body)
  const send = async (rows: readonly { row: number; tags?: readonly string[] }[], tags = '') => {
    const begin = { total: rows.length, receivedVia: 'Senja', isAttested: true, tags }
    const { id } = (await call('POST', '/import', begin)).body
    return { id, sent: await call('PUT', `/import/${id}/rows`, { rows }) }
  }
  const importAll = async (rows: readonly { row: number; tags?: readonly string[] }[], tags = '') => {
    const { id, sent } = await send(rows, tags)
    expect(sent.status).toBe(200)
    expect((await call('POST', `/import/${id}/finish`)).status).toBe(200)
    await h.drain()
    return id
  }
  return {
    ...set,
    call,
    send,
    importAll,
    undo: async (id: string) => {
      expect((await call('POST', `/import/${id}/undo`)).status).toBe(200)
      await h.drain()
    },
    names: async () => (await set.tags.list()).tags.map(({ name, count }) => `${name} ${count}`),
    tagsOf: async (name: string) =>
      (await set.listed()).find((each) => each.customerName === name)?.tags.map((tag) => tag.name),
  }
}

describe('the tags of imported rows', () => {
  test('are those that exist, whatever their case, or new ones, besides the tags for all of them', async () => {
    const { tags, importAll, names, tagsOf } = await setUp()
    await tags.create('Café')
    await importAll([{ ...ANA, tags: ['cafe', 'shelf test', 'SHELF TEST'] }, DORA], 'press')
    expect(await names()).toEqual(['Café 1', 'press 2', 'shelf test 1'])
    expect(await tagsOf('Ana Ribeiro')).toEqual(['Café', 'press', 'shelf test'])
    expect(await tagsOf('Dora')).toEqual(['press'])
  })

  test('follow a new name, and one that is deleted before its testimonial is made stays away', async () => {
    const { h, tags, call, send, tagsOf } = await setUp()
    const { id } = await send([{ ...ANA, tags: ['press', 'print'] }])
    const [press, print] = (await tags.list()).tags
    await call('PUT', `/tag/${press?.id}`, { name: 'newspapers', color: 'red' })
    await call('DELETE', `/tag/${print?.id}`)
    await call('POST', `/import/${id}/finish`)
    await h.drain()
    expect(await tagsOf('Ana Ribeiro')).toEqual(['newspapers'])
  })

  test('are refused with their rows where a workspace can’t have so many', async () => {
    const { h, owner, send, call } = await setUp()
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    for (let count = 1; count < TAGS_MAX; count += 1)
      await h.services.tags.createTag({ workspaceId, by: BY_SYSTEM, name: `Tag ${count}` })
    const { id, sent } = await send([
      { ...ANA, tags: ['press'] },
      { ...DORA, tags: ['print'] },
    ])
    expect([sent.status, sent.body.code]).toEqual([409, 'tags.too_many'])
    expect([await h.rows(existingImportRows).count(), (await call('GET', `/import/${id}`)).body.received]).toEqual([
      0, 0,
    ])
  })

  test.each([
    [['x'.repeat(41)], 'A tag’s name can be at most 40 characters long.'],
    [['a\nb'], 'The name must be a single line of text.'],
    [Array.from({ length: 11 }, (_, index) => `tag ${index}`), 'A testimonial can have at most 10 tags.'],
  ])('are refused with a sentence (case %#)', async (tags, message) => {
    const { sent } = await (await setUp()).send([{ ...ANA, tags }])
    expect([sent.status, sent.body.message]).toEqual([422, message])
  })
})

describe('undoing an import', () => {
  test('deletes tags that it made, and no others', async () => {
    const { h, tags, importAll, undo, names } = await setUp()
    await tags.create('mine')
    const id = await importAll([{ ...ANA, tags: ['mine', 'print'] }], 'press')
    await undo(id)
    expect(await names()).toEqual(['mine 0'])
    const deleted = (await h.rows(activity).list()).filter(({ kind }) => kind === 'tag_deleted')
    expect(deleted.map(({ subject }) => subject).toSorted()).toEqual(['press', 'print'])
  })

  test('keeps those that a testimonial, a form, a widget, a planned request or another import needs', async () => {
    const { h, tags, ids, call, importAll, undo, names } = await setUp()
    const made = ['on another', 'of a form', 'of a widget', 'planned', 'imported again', 'unused']
    const id = await importAll([{ ...ANA, tags: made }])
    await tags.add('on another', [ids[0]])
    const idOf = async (name: string) => (await tags.list()).tags.find((tag) => tag.name === name)?.id
    const settings = { accentColor: null, asksCompany: false, asksRole: false, questions: [] }
    await call('PUT', '/forms/default/settings', { ...settings, tagIds: [await idOf('of a form')] })
    const options = { ...defaultWidgetOptions, onlyTagIds: [await idOf('of a widget')] }
    const widget = (await call('POST', '/widget/create', { name: 'Tagged', kind: 'wall' })).body.id
    const draft = { name: 'Tagged', kind: 'wall', options, slug: null, heights: null }
    expect((await call('PUT', `/widget/${widget}`, draft)).status).toBe(200)
    const client = { row: 2, customerEmail: 'dora@client.example', tags: 'planned' }
    await call('POST', '/batch', { name: 'clients.csv', timing: { kind: 'save' }, rows: [client] })
    h.clock.advance({ seconds: 1 })
    await importAll([{ ...DORA, tags: ['imported again'] }])
    await undo(id)
    expect(await names()).toEqual(['imported again 1', 'of a form 0', 'of a widget 0', 'on another 1', 'planned 0'])
  })

  test('keeps those that an earlier version of a widget, a rule about payments, or an unfinished import has', async () => {
    const { h, owner, tags, call, importAll, send, undo, names } = await setUp()
    const made = ['of a version', 'of a rule', 'of new links', 'of a row', 'of all rows', 'unused']
    const id = await importAll([{ ...ANA, tags: made }])
    const ids = Object.fromEntries((await tags.list()).tags.map((tag) => [tag.name, tag.id]))
    const { workspaceId } = await h.services.users.getMember(owner.user.id)
    const at = h.clock.now()

    const { id: widgetId } = (await call('POST', '/widget/create', { name: 'Tagged', kind: 'wall' })).body
    const options = { onlyTagIds: [ids['of a version'] ?? ''] }
    const version = { name: 'Tagged', kind: 'wall', options, publishedAt: at } as const
    await h.insertRows(widgetVersions, { widgetId, workspaceId, revision: 0, ...version })
    const rulesFor = (name: string) => ({
      ...defaultRequestRules,
      products: [{ product: 'label', service: null, tagId: ids[name] ?? '' }],
    })
    const account = { accountId: 'acct_1', isLive: false, status: 'active', connectedAt: at } as const
    await h.insertRows(connections, { id: 'con_1', workspaceId, rules: rulesFor('of a rule'), ...account })
    await h.rows(workspaces, { id: workspaceId }).update({ newLinkRules: rulesFor('of new links') })
    expect((await send([{ ...DORA, tags: ['of a row'] }], 'of all rows')).sent.status).toBe(200)

    await undo(id)
    expect(await names()).toEqual(['of a row 0', 'of a rule 0', 'of a version 0', 'of all rows 0', 'of new links 0'])
  })

  test('before it is finished, deletes the tags of rows that have arrived', async () => {
    const { h, send, undo, names } = await setUp()
    const before = await h.rows(testimonials).count()
    const { id } = await send([{ ...ANA, tags: ['print'] }])
    await undo(id)
    expect([await names(), await h.rows(testimonials).count()]).toEqual([[], before])
  })
})
