import { execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ProgramError, runNode, runProgram } from './programs.ts'

const HELP = `Proves that a release runs without the packages that only building and testing need: builds, copies the files of a
release into an empty folder, installs them with npm ci --omit=dev, starts the server there and asks for its pages.

  npm run test:release
`

const RELEASE = ['dist', 'server', 'shared', 'scripts', 'package.json', 'package-lock.json', '.npmrc']
const PAGES = ['/healthz', '/readyz', '/openapi.json', '/', '/login', '/widget.js']
const START_TIMEOUT_MS = 60_000

const isOfRelease = (path: string) => !/\.test\.tsx?$|server[\\/]testing$/.test(path)

function copyRelease(folder: string): void {
  for (const name of RELEASE) cpSync(name, join(folder, name), { recursive: true, filter: isOfRelease })
}

async function install(folder: string): Promise<void> {
  const own = process.env['npm_execpath']
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund']
  await (own
    ? promisify(execFile)(process.execPath, [own, ...args], { cwd: folder })
    : promisify(execFile)('npm', args, { cwd: folder, shell: process.platform === 'win32' }))
}

/** Starts the release on a free port; `stop` ends it and waits until it has ended. */
async function start(folder: string): Promise<{ origin: string; stop: () => Promise<number | null> }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: '', DATA_DIR: 'data' },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))

  const origin = await new Promise<string>((resolve, reject) => {
    const giveUp = () => reject(new ProgramError(`The release did not start:\n${output}`))
    const timer = setTimeout(giveUp, START_TIMEOUT_MS)
    const look = () => {
      const [, found] = /ready at (http:\S+)/.exec(output) ?? []
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', look)
    void ended.then(giveUp)
  }).catch((error: unknown) => {
    child.kill('SIGTERM')
    throw error
  })

  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { origin, stop }
}

async function askForPages(origin: string): Promise<void> {
  for (const page of PAGES) {
    const { status } = await fetch(`${origin}${page}`)
    console.log(`${status}  ${page}`)
    if (status !== 200) throw new ProgramError(`The release answers ${page} with ${status}.`)
  }
}

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  const build = await runNode(['scripts/build.ts', '--if-stale'], { isShown: true })
  if (build.code !== 0) return build.code
  const folder = mkdtempSync(join(tmpdir(), 'goodword-release-'))
  try {
    copyRelease(folder)
    await install(folder)
    const { origin, stop } = await start(folder)
    try {
      await askForPages(origin)
    } finally {
      await stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log('The release runs.')
  return 0
})
