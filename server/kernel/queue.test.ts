import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns, TurnNotFree } from './queue.ts'

/** Work that lasts until it is told to end. */
function lasting() {
  let finish = () => {}
  const ended = new Promise<void>((resolve) => (finish = resolve))
  return { work: () => ended, finish }
}

test('turns of one name run in order, and those of another at once', async () => {
  const turns = createTurns()
  const order: string[] = []
  const first = lasting()
  const ends = [
    turns('one', async () => {
      await first.work()
      order.push('first')
    }),
    turns('one', async () => void order.push('second')),
    turns('other', async () => void order.push('other')),
  ]
  await ends[2]
  first.finish()
  await Promise.all(ends)
  expect(order).toEqual(['other', 'first', 'second'])
})

test('whoever has waited too long for a turn that hangs is refused, and its work never begins', async () => {
  const turns = createTurns({ patienceMs: 20 })
  const hanging = lasting()
  const holder = turns('one', hanging.work)
  let begun = 0
  const waiting = [turns('one', async () => (begun += 1)), turns('one', async () => (begun += 1))]
  const outcomes = await Promise.allSettled(waiting)
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason)).toEqual([
    expect.any(TurnNotFree),
    expect.any(TurnNotFree),
  ])
  hanging.finish()
  await holder
  expect(await turns('one', async () => 'next')).toBe('next')
  expect(begun).toBe(0)
})

test('work that lasts longer than anybody would wait is not interrupted', async () => {
  const turns = createTurns({ patienceMs: 10 })
  expect(await turns('one', () => sleep(50, 'done'))).toBe('done')
})

test('a failure is told to its own caller only', async () => {
  const turns = createTurns()
  const failing = turns('one', async () => {
    throw new Error('boom')
  })
  await expect(failing).rejects.toThrow('boom')
  expect(await turns('one', async () => 'next')).toBe('next')
})
