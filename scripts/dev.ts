import { type ChildProcess, spawn } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { sep } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { clientConfigOf } from '#server/app/client-config.ts'
import { CLIENT_CONFIG_ELEMENT_ID } from '#shared/client-config.ts'
import {
  clientFormPage,
  collectionPage,
  confirmationPage,
  matchesPage,
  portalRoutes,
  signOffPage,
} from '#shared/pages.ts'
import { ProgramError, runNode, runProgram } from './programs.ts'

const HELP = `Serves the product for development: the dashboard updates as you save, the server and the widget restart.

  npm run dev

  PORT    where to open it; the default is 3000. The server itself listens on the next port
`

const serverPaths =
  '^/(goodword/|identitytoolkit\\.googleapis\\.com/|securetoken\\.googleapis\\.com/|w/|wall|widget\\.js|widget/|dev/|openapi\\.json|livez|healthz|readyz)'

const config = clientConfigOf({ firebase: undefined, isProduction: false })

const servedPages: Plugin = {
  name: 'goodword-served-pages',
  transformIndexHtml: (html) =>
    html.replace(new RegExp(`(id="${CLIENT_CONFIG_ELEMENT_ID}">)[^<]*`), `$1${JSON.stringify(config)}`),
}

/** Where the pages of clients have their modules: Preact draws them, so they share none with the dashboard. */
const CLIENTS_BASE = '/clients/'

function clientPageOf({ method, url = '/' }: IncomingMessage): string | null {
  const { pathname } = new URL(url, 'http://localhost')
  if (matchesPage(pathname, [clientFormPage])) return 'submit.html'
  if (matchesPage(pathname, [collectionPage, confirmationPage])) return 'collect.html'
  if (method === 'GET' && matchesPage(pathname, portalRoutes)) return 'portal.html'
  return matchesPage(pathname, [signOffPage]) ? 'sign-off.html' : null
}

/** Does what the server does for built pages: the client's pages have their own entries, and pages contain the configuration. */
const clientPages: Plugin = {
  name: 'goodword-client-pages',
  async configureServer({ middlewares, httpServer }) {
    if (!httpServer) throw new ProgramError('The development server of the dashboard has no HTTP server.')
    const clients = await createServer({
      configFile: 'dashboard/clients.vite.config.ts',
      base: CLIENTS_BASE,
      plugins: [servedPages],
      server: { middlewareMode: true, ws: { server: httpServer }, fs: { allow: [process.cwd()] } },
    })
    httpServer.once('close', () => void clients.close())
    middlewares.use((request, response, next) => {
      const page = clientPageOf(request)
      if (page) request.url = CLIENTS_BASE + page
      if (request.url?.startsWith(CLIENTS_BASE)) clients.middlewares(request, response, next)
      else next()
    })
  },
}

async function serveDashboard({ port, serverPort }: { port: number; serverPort: number }): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: 'dashboard/vite.config.ts',
    plugins: [servedPages, clientPages],
    server: {
      port,
      strictPort: true,
      fs: { allow: [process.cwd()] },
      proxy: { [serverPaths]: `http://127.0.0.1:${serverPort}` },
    },
  })
  return vite.listen()
}

/** In its own process group, and stopped by closing its channel, so that it ends once, even when we are killed. */
function startServer({ port, serverPort }: { port: number; serverPort: number }): ChildProcess {
  const environment = { PORT: String(serverPort), PUBLIC_URL: `http://localhost:${port}` }
  return spawn(process.execPath, ['--import', './scripts/end-with-parent.mjs', 'server/main.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (!server.connected) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.disconnect()
  await ended
}

/** Keeps the newest code running: each call waits for the previous one, and waiting calls are combined. */
function createRestarter(ports: { port: number; serverPort: number }) {
  let server = startServer(ports)
  let work = Promise.resolve()
  const isWanted = { widget: false, server: false }
  const restart = async () => {
    if (!isWanted.widget && !isWanted.server) return
    const isWidgetStale = isWanted.widget
    Object.assign(isWanted, { widget: false, server: false })
    if (isWidgetStale) await runNode(['widget/build.ts'], { isShown: true })
    await stopServer(server)
    server = startServer(ports)
  }
  return {
    changed(path: string) {
      if (/^(widget|shared)$/.test(path.split(sep)[0] ?? '')) isWanted.widget = true
      isWanted.server = true
      work = work.then(restart)
    },
    stop: () => stopServer(server),
  }
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const port = Number(process.env['PORT'] || 3000)
  const ports = { port, serverPort: port + 1 }
  const widget = await runNode(['widget/build.ts'], { isShown: true })
  if (widget.code !== 0) return widget.code

  const vite = await serveDashboard(ports)
  const restarter = createRestarter(ports)
  vite.watcher.add(['server', 'shared', 'widget/src'])
  vite.watcher.on('all', (_, path) => {
    if (/^(server|shared|widget)\b/.test(path) && !/\.test\.tsx?$/.test(path)) restarter.changed(path)
  })
  vite.printUrls()
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  await Promise.all([restarter.stop(), vite.close()])
  return 0
})
