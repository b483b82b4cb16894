import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar'
import { ProgramError, runNode } from './programs.ts'
import { freePort, installRelease, type Started, startRelease } from './release-run.ts'

/** How many migrations the older release lacks. */
const MIGRATIONS_BACK = 3
const ACCOUNT = { email: 'nora@studio.example', password: 'correct horse' }
const ADDRESS = 'ana@client.example'
const SERVER = ['--disable-warning=ExperimentalWarning', 'server/main.ts']

const git = (...args: string[]) =>
  execFileSync('git', args, { maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] })

/** The newest commit without the last migrations. */
function olderCommit(): string {
  const migration = globSync('server/db/migrations/*.sql').toSorted().at(-MIGRATIONS_BACK)
  const added = git('log', '--format=%h', '--diff-filter=A', '--', migration ?? '')
    .toString()
    .trim()
    .split('\n')
    .at(-1)
  if (!added) throw new ProgramError('The history of this repository is not there, so no older release can be made.')
  return `${added}~1`
}

/** Makes a release of an earlier commit, with the tools of this one, and unpacks it. */
async function unpackOlder(commit: string): Promise<string> {
  const source = mkdtempSync(join(tmpdir(), 'goodword-older-'))
  const folder = mkdtempSync(join(tmpdir(), 'goodword-older-release-'))
  try {
    execFileSync('tar', ['-x', '-C', source], { input: git('archive', commit) })
    symlinkSync(join(process.cwd(), 'node_modules'), join(source, 'node_modules'))
    const { code, output } = await runNode([join(source, 'scripts/release.ts')], { isShown: false })
    const [archive] = globSync(join(source, 'release/goodword-*.tar.gz'))
    if (code !== 0 || archive === undefined)
      throw new ProgramError(`The release of ${commit} could not be made:\n${output.slice(-2000)}`)
    await extract({ file: archive, cwd: folder, strip: 1 })
    return folder
  } finally {
    rmSync(source, { recursive: true, force: true })
  }
}

async function call<T>(origin: string, path: string, { token, body }: { token?: string; body?: object }): Promise<T> {
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new ProgramError(`${path} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function signIn(origin: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded'
  return (await call<{ idToken: string }>(origin, path, { body: { ...ACCOUNT, returnSecureToken: true } })).idToken
}

async function inRelease(folder: string, dataDir: string, work: (origin: string) => Promise<void>): Promise<void> {
  const program = join(folder, 'node_modules/.bin/node')
  const environment = { DATA_DIR: dataDir }
  const started: Started = await startRelease({ program, args: SERVER, folder, port: await freePort(), environment })
  await work(started.origin).finally(started.stop)
}

/** Starts an older release, fills its data, and starts the new one on it: a person signs in and finds everything. */
export async function tryUpgrade(newer: string): Promise<void> {
  const commit = olderCommit()
  const older = await unpackOlder(commit)
  const dataDir = mkdtempSync(join(tmpdir(), 'goodword-upgraded-'))
  try {
    await installRelease(older)
    await inRelease(older, dataDir, async (origin) => {
      const person = { firstName: 'Nora', lastName: 'Feldmann', timeZone: 'UTC' }
      await call(origin, '/goodword/user/sign-up', { body: { ...ACCOUNT, ...person } })
      const token = await signIn(origin)
      const body = { customerEmail: ADDRESS, isAutoSendEnabled: true }
      await call(origin, '/goodword/testimonial/create', { token, body })
    })
    await inRelease(newer, dataDir, async (origin) => {
      const token = await signIn(origin)
      const path = '/goodword/testimonial/list?page=1&pageSize=20'
      const { items } = await call<{ items: { customerEmail: string }[] }>(origin, path, { token })
      if (items.map(({ customerEmail }) => customerEmail).join() !== ADDRESS)
        throw new ProgramError('The upgraded release has lost the request that the older one made.')
    })
    await refuseOlder(older, dataDir)
    console.log(`The release upgrades the data of ${commit}, which then refuses it.`)
  } finally {
    for (const folder of [older, dataDir]) rmSync(folder, { recursive: true, force: true })
  }
}

async function refuseOlder(older: string, dataDir: string): Promise<void> {
  const starts = await inRelease(older, dataDir, async () => undefined).then(
    () => true,
    () => false,
  )
  if (starts) throw new ProgramError('The older release starts on the data of the newer one.')
}
