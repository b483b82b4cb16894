import { describe, expect, it } from 'vitest'
import { newLinkId } from './ids.ts'
import type { SharedMemory } from './shared-memory.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

type Opened = {
  memory: SharedMemory
  /** Two workspaces. */
  workspaceIds: readonly [string, string]
}

/** What every memory does, whether one process has it or all share it. */
export function testSharedMemory(open: () => Promise<Opened>): void {
  /** Whatever earlier tests left in the memory. */
  const openValues = async <Value>() => (await open()).memory.values<Value>(newLinkId())

  describe('values', () => {
    it('are remembered until their time is over', async () => {
      const values = await openValues<{ count: number }>()
      await values.change([['one']], NOW, () => [{ value: { count: 1 }, until: after(10) }])
      expect(await values.read([['one'], ['two']], after(9))).toEqual([{ count: 1 }, undefined])
      expect(await values.read([['one']], after(10))).toEqual([undefined])
      await values.change([['one']], after(10), ([known]) => {
        expect(known).toBeUndefined()
        return null
      })
    })

    it('of several keys change together, or not at all', async () => {
      const values = await openValues<number>()
      const keys = [['b'], ['a'], ['c']]
      await values.change(keys, NOW, () => [1, 2, 3].map((value) => ({ value, until: after(10) })))
      await values.change(keys, NOW, (known) => {
        expect(known).toEqual([1, 2, 3])
        return null
      })
      expect(await values.read(keys, NOW)).toEqual([1, 2, 3])
    })

    it('that many change at once count each of them', async () => {
      const values = await openValues<number>()
      const count = () =>
        values.change([['x'], ['y']], NOW, (known) =>
          known.map((value = 0) => ({ value: value + 1, until: after(10) })),
        )
      await Promise.all(Array.from({ length: 100 }, count))
      expect(await values.read([['x'], ['y']], NOW)).toEqual([100, 100])
    })

    it('are others under another name', async () => {
      const { memory } = await open()
      await memory.values('one name').change([['key']], NOW, () => [{ value: 1, until: after(10) }])
      expect(await memory.values('another').read([['key']], NOW)).toEqual([undefined])
    })

    it('are forgotten alone, or with all that start alike', async () => {
      const values = await openValues<string>()
      const keys = [['nora', 'here'], ['nora', 'there'], ['nora'], ['noras', 'here'], ['ana', 'here']]
      await values.change(keys, NOW, () => keys.map((key) => ({ value: key.join(' '), until: after(10) })))
      await values.forget(['ana', 'here'])
      await values.forgetAll(['nora'])
      expect(await values.read(keys, NOW)).toEqual([undefined, undefined, 'nora', 'noras here', undefined])
    })

    it('are seen at a glance by whoever changed them', async () => {
      const values = await openValues<number>()
      const key = ['key']
      expect(await values.glance(key, NOW)).toBeUndefined()
      await values.change([key], NOW, () => [{ value: 1, until: after(10) }])
      expect(await values.glance(key, NOW)).toBe(1)
      expect(await values.glance(key, after(10))).toBeUndefined()
      await values.forget(key)
      expect(await values.glance(key, NOW)).toBeUndefined()
    })

    it('have keys and contents of any characters', async () => {
      const values = await openValues<string>()
      const keys = [['a\0b'], ['a.b'], ['a', 'b'], ['\u{1F600}'], ["'; drop table jobs"]]
      await values.change(keys, NOW, () => keys.map(([value = '']) => ({ value, until: after(10) })))
      expect(await values.read(keys, NOW)).toEqual(keys.map(([value]) => value))
    })
  })

  describe('previews', () => {
    async function openPreviews() {
      const { memory, workspaceIds } = await open()
      const previews = memory.previews<{ text: string }>({ kind: 'widget', ofOneMax: 2, max: 100 })
      const keep = async (workspaceId = workspaceIds[0]) => {
        const id = newLinkId()
        await previews.keep({ id, workspaceId, draft: { text: 'draft' }, until: after(600), now: NOW })
        return id
      }
      return { memory, previews, keep, other: workspaceIds[1] }
    }

    it('are found by their id until their time is over', async () => {
      const { memory, previews, keep } = await openPreviews()
      const id = await keep()
      expect(await previews.find(id, after(599))).toEqual({ text: 'draft' })
      expect(await previews.find(id, after(600))).toBeUndefined()
      expect(await previews.find(`${id}\0`, NOW)).toBeUndefined()
      const emails = memory.previews({ kind: 'email', ofOneMax: 2, max: 100 })
      expect(await emails.find(id, NOW)).toBeUndefined()
    })

    it('are the newest of each workspace', async () => {
      const { previews, keep, other } = await openPreviews()
      const ids = [await keep(other), await keep(), await keep(), await keep()]
      const found = await Promise.all(ids.map((id) => previews.find(id, NOW)))
      expect(found.map((preview) => preview !== undefined)).toEqual([true, false, true, true])
    })
  })
}
