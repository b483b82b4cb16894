import { describe, expect, test } from 'vitest'
import { type AccountExport, exportAccount } from '#shared/account-export.ts'
import { WIDGET_VERSIONS_MAX, type WidgetVersion } from '#shared/widget-editor.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { widgets, widgetVersions } from '#server/db/schema/widgets.ts'
import { editorOf, setUpEditor } from '#server/testing/widget-editor.ts'

async function setUp() {
  const { h, owner, editor, id } = await setUpEditor()
  const versions = async (as = owner, of = id) =>
    (await h.request<{ items: WidgetVersion[] }>('GET', `/goodword/widget/${of}/versions`, { token: as.token })).body
  const publish = async (input: Parameters<typeof editor.publish>[1]) => {
    h.clock.advance({ minutes: 1 })
    const { status } = await editor.publish(id, input)
    expect(status).toBe(200)
  }
  return { h, owner, editor, id, versions, publish }
}

describe('earlier versions of a widget', () => {
  test('are those that were published before the one that is published now, newest first', async () => {
    const { versions, publish } = await setUp()
    expect(await versions()).toEqual({ items: [] })
    await publish({ kind: 'carousel', options: { ...defaultWidgetOptions, radius: 2 } })
    expect(await versions()).toEqual({ items: [] })
    await publish({ kind: 'wall', options: { ...defaultWidgetOptions, radius: 4 } })
    await publish({ kind: 'badge', options: defaultWidgetOptions })
    const { items } = await versions()
    expect(items.map(({ kind, options: { radius } }) => [kind, radius])).toEqual([
      ['wall', 4],
      ['carousel', 2],
    ])
    expect(items[0]?.changes).toEqual([
      { setting: 'Layout', before: 'Badge', after: 'Wall' },
      { setting: 'Corners', before: '10 px', after: '4 px' },
    ])
    expect(items[0]?.publishedAt).toBe('2026-11-20T09:02:00.000Z')
  })

  test('can be published again, and hide what is hidden now', async () => {
    const { versions, publish, editor, id } = await setUp()
    await publish({ name: 'First', options: { ...defaultWidgetOptions, label: 'Clients', hiddenIds: ['shown-later'] } })
    await publish({ name: 'Second', options: { ...defaultWidgetOptions, hiddenIds: ['hidden-since'] } })
    const [first] = (await versions()).items
    expect(first?.options).toEqual({ ...defaultWidgetOptions, label: 'Clients', hiddenIds: ['hidden-since'] })
    expect(first?.changes.map(({ setting }) => setting)).toEqual(['Name', 'Name for screen readers'])
    const { name = '', kind = 'wall', options = defaultWidgetOptions } = first ?? {}
    await publish({ name, kind, options })
    expect((await editor.open(id)).body).toMatchObject({ widget: { name: 'First' }, options: { label: 'Clients' } })
    expect((await versions()).items.map((version) => version.name)).toEqual(['Second', 'First'])
  })

  test('are the newest twenty, and the address of the page is none of them', async () => {
    const { h, versions, publish, editor, id } = await setUp()
    for (let number = 0; number <= WIDGET_VERSIONS_MAX + 3; number += 1)
      await publish({ name: `Wall ${number}`, slug: `wall-${number}` })
    const { items } = await versions()
    expect(items.map(({ name }) => name)).toEqual(
      Array.from({ length: WIDGET_VERSIONS_MAX }, (_, back) => `Wall ${WIDGET_VERSIONS_MAX + 2 - back}`),
    )
    expect(JSON.stringify(items)).not.toMatch(/wall-\d/)
    expect(await h.rows(widgetVersions).count()).toBe(WIDGET_VERSIONS_MAX + 1)
    await editor.create({ name: 'Other', kind: 'wall' })
    await editor.remove(id)
    expect(await h.rows(widgetVersions).count()).toBe(0)
  })

  test('include what was published before versions were kept', async () => {
    const { h, versions, publish } = await setUp()
    await publish({ name: 'Before' })
    await h.rows(widgetVersions).delete()
    await publish({ name: 'After' })
    expect((await versions()).items).toMatchObject([{ name: 'Before', publishedAt: '2026-11-20T09:01:00.000Z' }])
  })

  test('leave out tags that were deleted since', async () => {
    const { h, owner, versions, publish } = await setUp()
    const make = async (name: string) => {
      const made = await h.request<{ id: string }>('POST', '/goodword/tag/create', {
        token: owner.token,
        body: { name },
      })
      return made.body.id
    }
    const [kept, gone] = [await make('kept'), await make('gone')]
    const options = { ...defaultWidgetOptions, onlyTagIds: [kept, gone], withoutTagIds: [gone] }
    await publish({ name: 'Tagged', options })
    await publish({ name: 'Untagged' })
    expect((await h.request('DELETE', `/goodword/tag/${gone}`, { token: owner.token })).status).toBe(200)
    expect((await versions()).items).toMatchObject([{ options: { onlyTagIds: [kept], withoutTagIds: [] } }])
  })

  test('are read as later versions of the product understand them', async () => {
    const { h, versions, publish } = await setUp()
    await publish({ name: 'Old' })
    await h.rows(widgetVersions).update({ options: { radius: 3 } })
    await publish({ name: 'New' })
    expect((await versions()).items).toMatchObject([{ options: { ...defaultWidgetOptions, radius: 3 } }])
  })

  test('are in the export of the account', async () => {
    const { h, owner, versions, publish } = await setUp()
    await publish({ name: 'First', options: { ...defaultWidgetOptions, radius: 3, hiddenIds: ['hidden'] } })
    await publish({ name: 'Second' })
    const { body } = await h.request<AccountExport>('GET', exportAccount.path, { token: owner.token })
    const kept = (await versions()).items.map(({ changes: _, ...version }) => version)
    expect(body.widgets.map((widget) => widget.versions)).toEqual([kept])
    expect(kept).toMatchObject([{ name: 'First', options: { radius: 3, hiddenIds: [] } }])
  })

  test('belong to one workspace', async () => {
    const { h, versions, publish, id } = await setUp()
    await publish({ name: 'First' })
    await publish({ name: 'Second' })
    const other = await h.signUp({ email: 'other@studio.example' })
    expect(await versions(other)).toMatchObject({ code: 'widgets.not_found' })
    const [theirs] = await editorOf(h, other).list()
    expect(await versions(other, theirs?.id)).toEqual({ items: [] })
    expect(await h.rows(widgets, { id }).one()).toMatchObject({ name: 'Second' })
  })
})
