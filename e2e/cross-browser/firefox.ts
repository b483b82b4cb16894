import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestBrowser, TestBrowserMissing, type UserPreference } from './test-browser.ts'
import { findProgram, readWhenReady, startProgram } from './processes.ts'

const PROGRAMS = ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** Settings that the window would otherwise take from the machine. */
const DEFAULT_SETTINGS = {
  'ui.prefersReducedMotion': 0,
  'ui.useOverlayScrollbars': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
  'browser.display.document_color_use': 1,
}

/** Forced colours are white text on black, so that an element that keeps its own colour stands out. */
const SETTINGS_BY_PREFERENCE: Record<UserPreference, Record<string, number | string | boolean>> = {
  'reduced motion': { 'ui.prefersReducedMotion': 1 },
  'dark mode': { 'layout.css.prefers-color-scheme.content-override': 0 },
  'forced colours': {
    'browser.display.document_color_use': 2,
    'browser.display.use_system_colors': false,
    'browser.display.background_color': '#000000',
    'browser.display.foreground_color': '#ffffff',
    'browser.anchor_color': '#ffff00',
    'browser.visited_color': '#ffff00',
  },
}

export function findFirefox(): string {
  const configured = process.env['FIREFOX_PATH']
  const found = findProgram(configured ? [configured] : PROGRAMS)
  if (found) return found
  throw new TestBrowserMissing('Firefox is skipped: install it (on Debian: firefox-esr), or name it in FIREFOX_PATH.')
}

/** Drives Firefox with WebDriver BiDi, which is built into it. */
export async function startFirefox(preference?: UserPreference): Promise<TestBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'goodword-firefox-'))
  const settings = { ...DEFAULT_SETTINGS, ...(preference && SETTINGS_BY_PREFERENCE[preference]) }
  const lines = Object.entries(settings).map(
    (pair) => `user_pref(${pair.map((part) => JSON.stringify(part)).join()});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = startProgram({ program: findFirefox(), args, outputs: ['ignore', 'pipe'] })
  const address = await readWhenReady(firefox.child, { stream: 2, pattern: /BiDi listening on (ws:\S+)/ })
  const { send, close } = await connect(`${address}/session`)
  const session = await send('session.new', { capabilities: {} })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  return {
    name: 'firefox',
    version: session.capabilities.browserVersion,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async resize(viewport) {
      await send('browsingContext.setViewport', { context, viewport })
    },
    async evaluate(source) {
      const call = { functionDeclaration: source, target: { context }, awaitPromise: true }
      const answer = await send('script.callFunction', call)
      if (answer.type === 'success') return answer.result.value
      throw new Error(answer.exceptionDetails.text)
    },
    async perform(actions) {
      await send('input.performActions', { context, actions })
    },
    async screenshot() {
      return Buffer.from((await send('browsingContext.captureScreenshot', { context })).data, 'base64')
    },
    async close() {
      close()
      await firefox.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The answers to the commands that we send. */
type Answers = {
  'session.new': { capabilities: { browserVersion: string } }
  'browsingContext.create': { context: string }
  'browsingContext.navigate': object
  'browsingContext.setViewport': object
  'browsingContext.captureScreenshot': { data: string }
  'script.callFunction':
    | { type: 'success'; result: { value: string } }
    | { type: 'exception'; exceptionDetails: { text: string } }
  'input.performActions': object
}

type Message = { id?: number; type: 'success' | 'error' | 'event'; result: object; error: string; message: string }

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (message: Message) => void>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.id !== undefined) waiting.get(message.id)?.(message)
  })
  return {
    close: () => socket.close(),
    send<Method extends keyof Answers>(method: Method, params: object): Promise<Answers[Method]> {
      const id = ++count
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve, reject) => {
        waiting.set(id, (message) => {
          waiting.delete(id)
          // Safe because Firefox answers as the standard says.
          if (message.type === 'success') resolve(message.result as Answers[Method])
          else reject(new Error(`${method}: ${message.error}: ${message.message}`))
        })
      })
    },
  }
}
