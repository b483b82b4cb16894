import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A server that stands for ours: it says what reaches it. */
const SERVER = `
if (process.argv.includes('--check-config')) {
  if (process.env.PORT === 'wrong') { console.error('PORT must be a number.'); process.exit(1) }
  process.exit(0)
}
const life = setInterval(() => {}, 1000)
const stop = (name) => { console.log('got ' + name); clearInterval(life); process.exitCode = Number(process.env.EXIT_CODE ?? 0) }
process.on('SIGINT', () => stop('SIGINT'))
process.on('SIGTERM', () => stop('SIGTERM'))
if (process.env.CRASH) process.exit(7)
console.log('mail from ' + process.env.MAIL_FROM)
console.log('serving as ' + process.pid)
`

/** Stands for npm: notes that it was called, and installs by writing npm's own record. */
const NPM = `
const fs = require('node:fs')
fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1) }
fs.mkdirSync('node_modules', { recursive: true })
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/zod': { version, integrity: `sha512-${version}` },
      'node_modules/tool': { version, integrity: 'sha512-tool', dev: true },
      'node_modules/elsewhere': { version, integrity: 'sha512-else', optional: true },
    },
  })

let folder: string
let children: ChildProcess[]

const path = (name: string) => join(folder, name)

function write(name: string, text: string) {
  mkdirSync(dirname(path(name)), { recursive: true })
  writeFileSync(path(name), text)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'goodword-start-'))
  children = []
  for (const name of ['setup.mjs', 'launch.mjs', 'start.mjs', 'end-with-parent.mjs'])
    cpSync(join(import.meta.dirname, name), path(`scripts/${name}`))
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', lock('4.0.0'))
  write('npm/npm-cli.js', NPM)
  write('npm/package.json', '{}')
  write('server/main.ts', SERVER)
  write('scripts/build.ts', "console.log('built'); (await import('node:fs')).writeFileSync('built', '')")
  write('scripts/seed-demo.ts', "console.log('seeded')")
  write('scripts/demo-site.ts', "console.log('demo site'); setInterval(() => {}, 1000)")
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], npm_execpath: path('npm/npm-cli.js'), ...environment },
  })
  children.push(child)
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, said, ended }
}

const start = (args: string[] = [], environment: Record<string, string> = {}) =>
  run(['scripts/start.mjs', ...args], environment)

const npmCalls = () => (existsSync(path('npm-calls')) ? readFileSync(path('npm-calls'), 'utf8').trim().split('\n') : [])

const whenServing = (said: { out: string }) =>
  vi.waitFor(
    () => {
      const [, pid] = /serving as (\d+)/.exec(said.out) ?? []
      if (!pid) throw new Error(`not serving: ${said.out}`)
      return Number(pid)
    },
    { timeout: 10_000 },
  )

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

describe('npm start', () => {
  it('installs, builds and serves', async () => {
    const { said } = start()
    await whenServing(said)
    expect(npmCalls()).toEqual([expect.stringMatching(/^ci /)])
    expect(said.out).toMatch(/Installing packages[^]*built[^]*serving/)
    expect(said.error).toBe('')
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('asks the server to stop once when it gets %s twice', async (signal) => {
    const { child, said, ended } = start([], { EXIT_CODE: '3' })
    await whenServing(said)
    child.kill(signal)
    child.kill(signal)
    expect(await ended).toBe(3)
    expect(said.out.match(/got \w+/g)).toEqual(['got SIGTERM'])
  })

  it('leaves no server behind when it is killed', async () => {
    const { child, said, ended } = start()
    const pid = await whenServing(said)
    child.kill('SIGKILL')
    await ended
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
  })

  it('stops the server when npm loses the shell between them', async () => {
    const shell = spawn('sh', ['-c', `"${process.execPath}" scripts/start.mjs; true`], {
      cwd: folder,
      env: { PATH: process.env['PATH'], npm_execpath: path('npm/npm-cli.js'), npm_lifecycle_event: 'start' },
    })
    children.push(shell)
    const said = { out: '' }
    shell.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
    const pid = await whenServing(said)
    shell.kill('SIGTERM')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 })
    expect(said.out).toContain('got SIGTERM')
  })

  it('ends with the exit code of a server that ends by itself', async () => {
    expect(await start([], { CRASH: '1' }).ended).toBe(7)
  })

  it('ends before the build, with the one sentence of the server, when the environment is refused', async () => {
    await run(['scripts/setup.mjs']).ended
    const { said, ended } = start([], { PORT: 'wrong' })
    expect(await ended).toBe(1)
    expect(said).toEqual({ out: '', error: 'PORT must be a number.\n' })
    expect(existsSync(path('built'))).toBe(false)
  })

  it('reads .env, and lets the environment win', async () => {
    write('.env', 'MAIL_FROM=file@goodword.example\nEXIT_CODE=4\n')
    const { child, said, ended } = start([], { EXIT_CODE: '5' })
    await whenServing(said)
    child.kill('SIGTERM')
    expect(await ended).toBe(5)
    expect(said.out).toContain('mail from file@goodword.example')
  })

  it('seeds and serves the example site beside the product with --demo, and stops both', async () => {
    const { child, said, ended } = start(['--demo'])
    await whenServing(said)
    await vi.waitFor(() => expect(said.out).toMatch(/seeded[^]*demo site/), { timeout: 10_000 })
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('explains an option that it does not know', async () => {
    const { said, ended } = start(['--dmeo'])
    expect(await ended).toBe(1)
    expect(said.error).toBe("Unknown option '--dmeo': npm start -- --help names the options.\n")
  })

  it('explains itself', async () => {
    const { said, ended } = start(['--help'])
    expect(await ended).toBe(0)
    expect(said.out).toContain('npm start -- --demo')
    expect(npmCalls()).toEqual([])
  })
})

describe('setup', () => {
  const name = `${process.platform}-${process.arch}`.replace('darwin-arm64', 'bin-darwin-arm64')
  const pinned = `node_modules/node-${name}/bin/node`

  const setUp = async (args: string[] = [], environment: Record<string, string> = {}) => {
    const { said, ended } = run(['scripts/setup.mjs', ...args], environment)
    return { code: await ended, ...said }
  }

  it('installs nothing when everything is there', async () => {
    await setUp()
    expect(await setUp()).toEqual({ code: 0, out: '', error: '' })
    expect(npmCalls()).toHaveLength(1)
  })

  it('has npm scripts find the pinned Node first, where npm made no link to it', async () => {
    mkdirSync(dirname(path(pinned)), { recursive: true })
    symlinkSync(process.execPath, path(pinned))
    await setUp()
    expect(realpathSync(path('node_modules/.bin/node'))).toBe(realpathSync(process.execPath))
  })

  it('leaves the machine its own Node where the pinned one does not run', async () => {
    write(pinned, 'not a program')
    write('node_modules/.bin/node', 'not a program')
    expect(await setUp()).toMatchObject({ code: 0, error: '' })
    expect(existsSync(path('node_modules/.bin/node'))).toBe(false)
  })

  it('runs a program and passes its arguments and exit code on', async () => {
    write('scripts/echo.ts', 'console.log(process.argv.slice(2).join(" ")); process.exit(9)')
    const { code, out } = await setUp(['--with-tools', 'scripts/echo.ts', '--if-stale', 'x'])
    expect(code).toBe(9)
    expect(out).toContain('--if-stale x\n')
  })

  it('installs again when the lockfile names another version', async () => {
    await setUp()
    write('package-lock.json', lock('4.0.1'))
    await setUp()
    expect(npmCalls()).toHaveLength(2)
  })

  it('installs the tools of checks and tests only when they are asked for', async () => {
    await setUp()
    const record = JSON.parse(readFileSync(path('node_modules/.package-lock.json'), 'utf8'))
    delete record.packages['node_modules/tool']
    delete record.packages['node_modules/elsewhere']
    write('node_modules/.package-lock.json', JSON.stringify(record))
    await setUp()
    expect(npmCalls()).toHaveLength(1)
    await setUp(['--with-tools'])
    expect(npmCalls()).toHaveLength(2)
    expect(npmCalls()[1]).toContain('--include=dev')
  })

  it.each([
    ['npm error code ENOSPC', /^The disk is full/],
    [
      'npm error code EUSAGE\nnpm error `npm ci` can only install packages when they are in sync',
      /^package-lock\.json does not fit/,
    ],
    ['npm error code ENOTFOUND\nnpm error network request failed', /^The packages could not be downloaded/],
    ['npm error code ETARGET', /^The package registry does not have/],
    ['npm error code EACCES', /^npm may not write/],
    ['npm error code EINTEGRITY', /^A downloaded package was damaged/],
    ['npm error code E403', /^The package registry refused/],
    ['npm error code ESTRANGE\nnpm error the moon is full', /^npm ci failed \(the moon is full\)/],
  ])('turns %j of npm into one sentence', async (says, sentence) => {
    const { code, error } = await setUp([], { NPM_SAYS: says })
    expect(code).toBe(1)
    expect(error).toMatch(sentence)
    expect(error.trim().split('\n')).toHaveLength(1)
  })

  it('says so when there is no npm', async () => {
    const { code, error } = await setUp([], { npm_execpath: '', PATH: '/nowhere' })
    expect(code).toBe(1)
    expect(error).toMatch(/^npm was not found/)
  })

  it('says so when the lockfile is missing or damaged', async () => {
    write('package-lock.json', '<<<<<<< HEAD')
    expect((await setUp()).error).toMatch(/^package-lock\.json is not valid JSON/)
    rmSync(path('package-lock.json'))
    expect((await setUp()).error).toMatch(/^package-lock\.json is missing/)
  })
})
