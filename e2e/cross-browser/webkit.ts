import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type TestBrowser, TestBrowserMissing, type UserPreference, PreferenceUnsupported } from './test-browser.ts'
import { findFreePort, findProgram, readWhenReady, startProgram } from './processes.ts'

const START_TIMEOUT_MS = 20_000

/** WebKitGTK reads these GTK settings when it starts. GTK's own preference for dark windows does not reach pages. */
const GTK_SETTINGS: Record<UserPreference, string | undefined> = {
  'reduced motion': 'gtk-enable-animations=0',
  'dark mode': 'gtk-theme-name=Adwaita-dark',
  'forced colours': undefined,
}

export function findWebKit(): { driver: string; screen: string } {
  const driver = findProgram(['WebKitWebDriver'])
  const screen = findProgram(['Xvfb'])
  if (driver && screen) return { driver, screen }
  throw new TestBrowserMissing(
    'WebKit is skipped: install its driver and a screen (on Debian: webkit2gtk-driver, xvfb).',
  )
}

/** Drives WebKitGTK with WebDriver, on a virtual screen. */
export async function startWebKit(preference?: UserPreference): Promise<TestBrowser> {
  const setting = preference && GTK_SETTINGS[preference]
  if (preference && !setting) throw new PreferenceUnsupported(`WebKit has no ${preference}.`)
  const programs = findWebKit()
  const screenArgs = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = startProgram({
    program: programs.screen,
    args: screenArgs,
    outputs: ['ignore', 'ignore', 'pipe'],
  })
  const display = await readWhenReady(screen.child, { stream: 3, pattern: /^(\d+)\n/ })
  const home = mkdtempSync(join(tmpdir(), 'goodword-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `[Settings]\n${setting ?? ''}\n`)
  const port = await findFreePort()
  const env = {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Its sandbox needs rights that containers do not have. It only opens pages of this machine.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const driver = startProgram({
    program: programs.driver,
    args: [`--port=${port}`],
    env,
    outputs: ['ignore', 'ignore'],
  })
  const send = await connect(`http://127.0.0.1:${port}`)
  const options = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } }
  const session = await send('/session', { capabilities: { alwaysMatch: options } })
  const at = (path: string) => `/session/${session.sessionId}${path}`
  return {
    name: 'webkit',
    version: session.capabilities.browserVersion,
    async open(url) {
      await send(at('/url'), { url })
    },
    async resize(size) {
      await send(at('/window/rect'), { x: 0, y: 0, ...size })
    },
    async evaluate(source) {
      const script = `const done = arguments[0]; (${source})().then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = await send(at('/execute/async'), { script, args: [] })
      if (answer.error === undefined) return answer.value
      throw new Error(answer.error)
    },
    async perform(actions) {
      await send(at('/actions'), { actions })
    },
    async screenshot() {
      return Buffer.from(await send(at('/screenshot')), 'base64')
    },
    async close() {
      await send(at(''), undefined, 'DELETE').catch(() => undefined)
      await driver.stop()
      await screen.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(origin: string) {
  for (const start = performance.now(); ; await setTimeout(50)) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined)
    if (answer?.ok) break
    if (performance.now() - start > START_TIMEOUT_MS) throw new Error('WebKitWebDriver did not start.')
  }
  /** Sends GET without a body. The caller relies on the answers of the WebDriver standard. */
  return async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const answer = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = JSON.parse(await answer.text())
    if (answer.ok) return value
    throw new Error(`${path.replace(/^\/session\/[^/]+/, '')}: ${value.error}: ${value.message}`)
  }
}
