import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { ProgramError, runProgram } from './programs.ts'

const HELP = `Tests the identity contract against Firebase's Auth emulator, which this installs and starts. Not part of npm test:
the emulator is 270 MB and is kept outside this project's packages.

  npm run test:firebase
`

const VERSION = '15.34.2'
const FOLDER = 'node_modules/.cache/firebase-tools'
const PACKAGE = join(FOLDER, 'node_modules/firebase-tools')
const PROJECT_ID = 'demo-goodword'
const PATIENCE_MS = 120_000

function isInstalled(): boolean {
  const file = join(PACKAGE, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === VERSION
}

function install(): void {
  console.log(`Installing firebase-tools ${VERSION} into ${FOLDER}. This takes one to three minutes.`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true }))
  const command = `npm install --no-audit --no-fund --no-save --ignore-scripts firebase-tools@${VERSION}`
  const { status } = spawnSync(command, { cwd: FOLDER, shell: true, stdio: 'inherit' })
  if (status !== 0)
    throw new ProgramError('firebase-tools could not be installed. See the error above, then run this again.')
}

async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  // Safe: a server that listens on a host and a port has both in its address.
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) server.close()
  return ports
}

async function startEmulator(folder: string) {
  const [auth, hub, logging] = await findFreePorts(3)
  const at = (port: number | undefined) => ({ host: '127.0.0.1', port })
  const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } }
  const config = join(folder, 'firebase.json')
  writeFileSync(config, JSON.stringify({ emulators: { ...emulators, singleProjectMode: true } }))
  const bin = join(process.cwd(), PACKAGE, 'lib/bin/firebase.js')
  const args = ['emulators:start', '--only', 'auth', '--project', PROJECT_ID, '--config', config, '--non-interactive']
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { ...process.env, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const ended = once(child, 'exit')
  const host = `127.0.0.1:${auth}`
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGINT')
    await ended
  }
  for (const start = performance.now(); ; await setTimeout(250)) {
    const answer = await fetch(`http://${host}/`).catch(() => undefined)
    if (answer?.ok) return { host, stop }
    const isOver = child.exitCode !== null || performance.now() - start > PATIENCE_MS
    if (!isOver) continue
    await stop()
    throw new ProgramError(`The emulator did not start. It said:\n${output.trim()}`)
  }
}

/** The default of real projects since 2023: nobody can find out whether an address has an account. */
async function protectAddresses(host: string): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT_ID}/config`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  })
  if (!answer.ok) throw new ProgramError(`The emulator refused its settings: ${await answer.text()}`)
}

async function runContract(host: string): Promise<boolean> {
  const run = await startVitest('test', [], {
    config: false,
    watch: false,
    include: ['server/identity/firebase/*.contract.run.ts'],
    setupFiles: ['./scripts/test-guards.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    provide: { firebase: { projectId: PROJECT_ID, authEmulatorHost: host } },
  })
  const modules = run.state.getTestModules()
  const isPassed =
    modules.length > 0 && modules.every((module) => module.ok()) && run.state.getUnhandledErrors().length === 0
  await run.close()
  return isPassed
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (!isInstalled()) install()
  const folder = mkdtempSync(join(tmpdir(), 'goodword-firebase-'))
  try {
    console.log('Starting the emulator.')
    const emulator = await startEmulator(folder)
    try {
      await protectAddresses(emulator.host)
      return (await runContract(emulator.host)) ? 0 : 1
    } finally {
      await emulator.stop()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
