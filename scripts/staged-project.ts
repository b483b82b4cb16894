import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'

/** A fake server that reports which signals it gets. */
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
console.log('mail from ' + process.env.EMAIL_FROM)
console.log('serving as ' + process.pid)
`

/** A fake npm: records that it was called, and installs by writing npm's own record. */
const NPM = `
const fs = require('node:fs')
fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1) }
fs.mkdirSync('node_modules', { recursive: true })
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`

export const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/zod': { version, integrity: `sha512-${version}` },
      'node_modules/tool': { version, integrity: 'sha512-tool', dev: true },
      'node_modules/elsewhere': { version, integrity: 'sha512-else', optional: true },
    },
  })

export type Said = { out: string; error: string }

/** A folder with our start and setup programs, and fakes for everything they start. */
export function stageProject() {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-start-'))
  const children: ChildProcess[] = []
  const path = (name: string) => join(folder, name)

  function write(name: string, text: string) {
    mkdirSync(dirname(path(name)), { recursive: true })
    writeFileSync(path(name), text)
  }

  for (const name of ['setup.mjs', 'launch.mjs', 'start.mjs', 'end-with-parent.mjs'])
    cpSync(join(import.meta.dirname, name), path(`scripts/${name}`))
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', lock('4.0.0'))
  write('npm/npm-cli.js', NPM)
  write('npm/package.json', '{}')
  write('server/main.ts', SERVER)
  write('dashboard/index.html', '')
  write('scripts/build-inputs.ts', "process.exit((await import('node:fs')).existsSync('built') ? 0 : 1)")
  write('scripts/build.ts', "console.log('built'); (await import('node:fs')).writeFileSync('built', '')")
  write('scripts/seed-demo.ts', "console.log('seeded')")
  write('scripts/demo-site.ts', "console.log('demo site'); setInterval(() => {}, 1000)")

  return {
    path,
    write,
    npmCalls: () => (existsSync(path('npm-calls')) ? readFileSync(path('npm-calls'), 'utf8').trim().split('\n') : []),

    run([program, ...args]: [string, ...string[]], environment: Record<string, string> = {}) {
      const child = spawn(program, args, {
        cwd: folder,
        env: { PATH: process.env['PATH'], npm_execpath: path('npm/npm-cli.js'), ...environment },
      })
      children.push(child)
      const said: Said = { out: '', error: '' }
      child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
      child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      return { child, said, ended }
    },

    remove() {
      for (const child of children) child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The process id of the server, as soon as it serves. */
export const whenServing = (said: Said) =>
  vi.waitFor(
    () => {
      const [, pid] = /serving as (\d+)/.exec(said.out) ?? []
      if (!pid) throw new Error(`not serving: ${said.out}`)
      return Number(pid)
    },
    { timeout: 30_000 },
  )
