import { afterEach, expect, it, vi } from 'vitest'
import { connectErrorReporting } from './error-reporter.ts'

const sentry = { dsn: 'https://key@errors.example/1', environment: 'test' }

function connect({ load }: { load?: () => Promise<void> } = {}) {
  const sent: unknown[] = []
  const idle: (() => void)[] = []
  let opened = 0
  const openSentry = () => {
    opened += 1
    return (error: unknown) => void sent.push(error)
  }
  const report = connectErrorReporting({
    sentry,
    load: async () => {
      await load?.()
      return { openSentry }
    },
    whenIdle: (callback) => void idle.push(callback),
  })
  return { report, sent, isDrawn: () => idle.forEach((callback) => callback()), timesOpened: () => opened }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const uncaught = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }))

afterEach(() => vi.restoreAllMocks())

it('without a DSN it loads nothing, listens to nothing and says nothing', () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const load = vi.fn<() => Promise<never>>()
  const report = connectErrorReporting({ sentry: null, load })
  expect(() => report(new Error('lost'))).not.toThrow()
  expect(load).not.toHaveBeenCalled()
  expect(listen).not.toHaveBeenCalled()
})

it('loads once the page is drawn, and not before', async () => {
  const { isDrawn, timesOpened } = connect()
  await settled()
  expect(timesOpened()).toBe(0)
  isDrawn()
  await settled()
  expect(timesOpened()).toBe(1)
})

it('keeps the errors that come before, those that nobody caught too, and sends each once', async () => {
  const { report, sent, isDrawn, timesOpened } = connect()
  const [first, second, third] = [new Error('first'), new Error('second'), new Error('third')]
  report(first)
  uncaught(second)
  isDrawn()
  await settled()
  report(third)
  uncaught(new Error('heard by the SDK itself'))
  expect(sent).toEqual([first, second, third])
  expect(timesOpened()).toBe(1)
})

it('tries again with the next error when the SDK could not be fetched', async () => {
  let isOnline = false
  const { report, sent, isDrawn } = connect({
    load: async () => (isOnline ? undefined : Promise.reject(new Error('offline'))),
  })
  isDrawn()
  report('first')
  await settled()
  expect(sent).toEqual([])
  isOnline = true
  report('second')
  await settled()
  expect(sent).toEqual(['first', 'second'])
})
