import { expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { createWorkspaceSlots } from './workspace-slots.ts'

const refuse = () => new AppError({ code: 'request.workspace_busy', status: 429, message: 'Try again.' })

/** Work of workspaces that ends when told to. */
function setUp() {
  const slots = createWorkspaceSlots({ refuse })
  const begun: string[] = []
  const ends: Record<string, () => void> = {}
  const run = (workspaceId: string, name: string) =>
    slots.run(workspaceId, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => (ends[name] = resolve))
      return name
    })
  const settle = () => new Promise(setImmediate)
  return { slots, run, begun, ends, settle }
}

test('a workspace does one costly thing at a time, and the next one waits', async () => {
  const { run, begun, ends, settle } = setUp()
  const [first, second] = [run('a', 'first'), run('a', 'second')]
  await settle()
  expect(begun).toEqual(['first'])
  ends['first']?.()
  expect(await first).toBe('first')
  await settle()
  expect(begun).toEqual(['first', 'second'])
  ends['second']?.()
  expect(await second).toBe('second')
})

test('a third one is refused, until one has ended', async () => {
  const { run, begun, ends, settle } = setUp()
  void run('a', 'first')
  void run('a', 'second')
  await expect(run('a', 'third')).rejects.toThrow('Try again.')
  ends['first']?.()
  await settle()
  void run('a', 'fourth')
  ends['second']?.()
  await settle()
  expect(begun).toEqual(['first', 'second', 'fourth'])
})

test('workspaces don’t wait for each other', async () => {
  const { run, begun, settle } = setUp()
  for (const workspaceId of ['a', 'b', 'c']) void run(workspaceId, workspaceId)
  await settle()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a slot is free again after a failure, and ending it twice frees nothing else', async () => {
  const { slots, run, begun, settle } = setUp()
  const failing = slots.run('a', () => Promise.reject(new Error('The disk is gone.')))
  await expect(failing).rejects.toThrow('The disk is gone.')
  const end = await slots.take('a')
  end()
  void run('a', 'first')
  void run('a', 'second')
  end()
  await settle()
  expect(begun).toEqual(['first'])
})
