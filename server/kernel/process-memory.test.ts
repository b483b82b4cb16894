import { expect, it } from 'vitest'
import { createProcessMemory } from './process-memory.ts'
import { testSharedMemory } from './shared-memory.contract.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

testSharedMemory(async () => ({ memory: createProcessMemory(), workspaceIds: ['wsp_1', 'wsp_2'] }))

it('keeps as many previews as it may, of however many workspaces', async () => {
  const previews = createProcessMemory().previews<string>({ kind: 'email', ofOneMax: 2, max: 3 })
  const ids = ['a', 'b', 'c', 'd']
  for (const id of ids) await previews.keep({ id, workspaceId: id, draft: id, until: new Date(2e12), now: NOW })
  expect(await Promise.all(ids.map((id) => previews.find(id, NOW)))).toEqual([undefined, 'b', 'c', 'd'])
})

it('is another one after a restart', () => {
  expect(createProcessMemory().id).not.toBe(createProcessMemory().id)
})
