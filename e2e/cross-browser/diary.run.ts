import { describe, expect } from 'vitest'
import { expectNoHarm } from './diary.ts'
import { test } from './test-browser.fixtures.ts'

describe('the diary, on which every check relies,', () => {
  for (const [harm, script, wanted] of [
    ['an uncaught error', "throw new Error('Oh')", { errors: [expect.stringContaining('Oh')] }],
    ['an unhandled rejection', "void Promise.reject('Oh')", { errors: ['Oh'] }],
    ['a console message', "console.warn('Oh', 1)", { errors: ['Oh 1'] }],
    ['a dialog', "alert('Oh')", { dialogs: ['Oh'] }],
    ['a request to another origin', "new Image().src = 'http://127.0.0.1:1/x'", { foreign: ['http://127.0.0.1:1/x'] }],
  ] as const)
    test(`records ${harm}`, async ({ page, host }) => {
      await host.open(`<script>${script}</script>`)
      await expect.poll(() => page.diary()).toMatchObject(wanted)
      const diary = await page.diary()
      expect(() => expectNoHarm(diary)).toThrow()
      await host.leave()
    })

  test('records what a content security policy refuses', async ({ page, host }) => {
    await host.open(`<script>document.body.append(document.createElement('style'))</script><style>p {}</style>`, {
      policy: "default-src 'none'; script-src 'unsafe-hashes'",
    })
    await expect.poll(async () => (await page.diary()).violations.length).toBeGreaterThan(0)
  })
})
