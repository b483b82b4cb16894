import { describe, expect, test } from 'vitest'
import type { Result } from './api.ts'
import { createSaver } from './use-choices.ts'

/** A saver of numbers whose calls end when the test decides. */
function createBench(start = 0) {
  const calls: { sent: number; end: (result: Result<string>) => void }[] = []
  const shown: { state: number; isSaving: boolean }[] = []
  const saved: string[] = []
  const failed: { wished: number; result: Result<string> }[] = []
  const saver = createSaver<number, string>({
    start,
    isSame: (one, other) => one === other,
    send: (sent) => new Promise((end) => calls.push({ sent, end })),
    onShow: (next) => shown.push(next),
    onSaved: (each) => saved.push(each),
    onFailed: (each) => failed.push(each),
  })
  const end = async (result: Result<string>) => {
    calls.at(-1)?.end(result)
    await new Promise(setImmediate)
  }
  return { saver, calls, shown, saved, failed, end, sent: () => calls.map((call) => call.sent) }
}

const done = (value = 'ok'): Result<string> => ({ kind: 'done', value })
const offline: Result<string> = { kind: 'failed', failure: { reason: 'offline' } }

describe('what is changed', () => {
  test('is shown before it is saved, and sent at once', async () => {
    const { saver, shown, sent, saved, end } = createBench()
    saver.change(1)
    expect(shown).toEqual([{ state: 1, isSaving: true }])
    expect(sent()).toEqual([1])
    await end(done('page 1'))
    expect(shown.at(-1)).toEqual({ state: 1, isSaving: false })
    expect(saved).toEqual(['page 1'])
  })

  test('is sent one after the other, and of what came in between only the newest', async () => {
    const { saver, shown, sent, saved, end } = createBench()
    for (const next of [1, 2, 3]) saver.change(next)
    expect(sent()).toEqual([1])
    expect(shown.at(-1)).toEqual({ state: 3, isSaving: true })
    await end(done('page 1'))
    expect(sent()).toEqual([1, 3])
    expect(saved).toEqual([])
    await end(done('page 3'))
    expect(saved).toEqual(['page 3'])
    expect(shown.at(-1)).toEqual({ state: 3, isSaving: false })
  })

  test('and changed back while it was sent is sent back', async () => {
    const { saver, sent, end } = createBench()
    saver.change(1)
    saver.change(0)
    await end(done())
    expect(sent()).toEqual([1, 0])
  })

  test('to what it is already is not sent', () => {
    const { saver, sent } = createBench(5)
    saver.change(5)
    expect(sent()).toEqual([])
  })
})

describe('what cannot be saved', () => {
  test('is shown as it was, and told', async () => {
    const { saver, shown, failed, saved, end } = createBench()
    saver.change(1)
    await end(offline)
    expect(shown.at(-1)).toEqual({ state: 0, isSaving: false })
    expect(failed).toEqual([{ wished: 1, result: offline }])
    expect(saved).toEqual([])
  })

  test('goes back to what was saved last, not to the beginning', async () => {
    const { saver, shown, end } = createBench()
    saver.change(1)
    await end(done())
    saver.change(2)
    await end(offline)
    expect(shown.at(-1)).toEqual({ state: 1, isSaving: false })
  })

  test('does not keep a newer wish from being sent', async () => {
    const { saver, sent, failed, saved, end } = createBench()
    saver.change(1)
    saver.change(2)
    await end(offline)
    expect(sent()).toEqual([1, 2])
    await end(done('page 2'))
    expect(failed).toEqual([])
    expect(saved).toEqual(['page 2'])
  })

  test('can be tried again', async () => {
    const { saver, sent, end } = createBench()
    saver.change(1)
    await end(offline)
    saver.change(1)
    expect(sent()).toEqual([1, 1])
  })
})

test('what the server says in the meantime is shown, unless something is being saved', async () => {
  const { saver, shown, end } = createBench()
  saver.accept(7)
  expect(shown).toEqual([{ state: 7, isSaving: false }])
  saver.change(8)
  saver.accept(9)
  expect(shown.at(-1)).toEqual({ state: 8, isSaving: true })
  await end(offline)
  expect(shown.at(-1)).toEqual({ state: 7, isSaving: false })
})
