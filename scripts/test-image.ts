import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { ProgramError, runProgram } from './programs.ts'
import { SERVER_PROGRAM } from './release-files.ts'
import { askForPages, freePort, installRelease, startRelease, unpackRelease } from './release-run.ts'

const HELP = `Runs what deploy/Dockerfile runs, without Docker: makes a release, installs it, removes what a container never runs, and starts
it in a root folder that has nothing else than the C library, certificates and time zones, as a user without rights, with a backup and
the doctor. Prints its size.
Needs Linux and root, because only root may change the root folder of a process.

  npm run test:image
`

const MB = 1e6
const LIMIT_MB = 250
/** What a server without services loads later or never; each must be whole. */
const LATER = ['firebase-admin/lib/esm/app/index.js', 'firebase-admin/lib/esm/auth/index.js']
const DATA = { DATA_DIR: '/data', NODE_COMPILE_CACHE: '/app/.compile-cache' }
/** Of the user "nonroot" in the image. */
const USER = '65532:65532'
/** What the base image has besides the C library. */
const BASE = ['/etc/ssl/certs/ca-certificates.crt', '/usr/share/zoneinfo']

/** The lines that the first stage of the Dockerfile runs in the release. */
const buildSteps = () =>
  [...readFileSync('deploy/Dockerfile', 'utf8').matchAll(/^RUN (.*)$/gm)]
    .map(([, step = '']) => step)
    .filter((step) => !/^(tar|npm|mkdir) /.test(step))

function copyLibraries(root: string): void {
  const listed = execFileSync('ldd', [
    join(root, 'app/bin/node'),
    ...globSync(join(root, 'app/node_modules/**/*.node')),
  ])
  for (const [, path = ''] of listed.toString().matchAll(/(?:=> |^\s+)(\/\S+) \(/gm)) {
    if (path.startsWith(root)) continue
    mkdirSync(join(root, dirname(path)), { recursive: true })
    copyFileSync(path, join(root, path))
  }
  for (const path of BASE) if (existsSync(path)) cpSync(path, join(root, path), { recursive: true, dereference: true })
}

function makeRoot(root: string, release: string): void {
  cpSync(release, join(root, 'app'), { recursive: true })
  for (const step of buildSteps())
    execFileSync('sh', ['-c', step.replaceAll('/app', join(root, 'app'))], {
      cwd: join(root, 'app'),
      env: { PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
      stdio: 'inherit',
    })
  copyLibraries(root)
  for (const folder of ['tmp', 'data', 'backups', 'etc', 'dev']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'etc/passwd'), 'nonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n')
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n')
  chmodSync(join(root, 'tmp'), 0o777)
  for (const name of ['data', 'backups']) chmodSync(join(root, name), 0o777)
  for (const name of ['null', 'urandom']) execFileSync('cp', ['-a', `/dev/${name}`, join(root, 'dev', name)])
}

const sizeOf = (folder: string) =>
  Number(execFileSync('du', ['-sk', '--apparent-size', folder]).toString().split('\t')[0]) * 1024

await runProgram(async () => {
  if (process.argv.includes('--help')) {
    process.stdout.write(HELP)
    return 0
  }
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new ProgramError('This needs Linux and root, because only root may change the root folder of a process.')
  const release = await unpackRelease()
  const root = mkdtempSync(join(tmpdir(), 'goodword-image-'))
  chmodSync(root, 0o755)
  try {
    await installRelease(release)
    makeRoot(root, release)
    const port = await freePort()
    const inRoot = ['--userspec', USER, root, '/app/bin/node']
    const { origin, firstAnswerMs, stop } = await startRelease({
      program: '/bin/sh',
      args: ['-c', `exec chroot ${inRoot.join(' ')} --disable-warning=ExperimentalWarning /app/${SERVER_PROGRAM}`],
      folder: root,
      port,
      environment: DATA,
    })
    try {
      await askForPages(origin)
      const program = (name: string, ...args: string[]) =>
        execFileSync(
          'chroot',
          [...inRoot, '--disable-warning=ExperimentalWarning', `/app/scripts/${name}.ts`, ...args],
          {
            env: { ...DATA, PATH: process.env['PATH'], PORT: String(port) },
            stdio: 'inherit',
          },
        )
      program('backup', '/backups')
      program('doctor')
      for (const name of LATER) execFileSync('chroot', [...inRoot, '-e', `import('/app/node_modules/${name}')`])
      execFileSync('chroot', [...inRoot, '/app/deploy/healthcheck.mjs'], {
        env: { PATH: process.env['PATH'], PORT: String(port) },
      })
    } finally {
      await stop()
    }
    const size = sizeOf(root) - sizeOf(join(root, 'data')) - sizeOf(join(root, 'backups'))
    console.log(`First answer: ${firstAnswerMs.toFixed(0)} ms. The root folder has ${(size / MB).toFixed(0)} MB.`)
    if (size > LIMIT_MB * MB) throw new ProgramError(`The root folder has more than ${LIMIT_MB} MB.`)
  } finally {
    for (const folder of [release, root]) rmSync(folder, { recursive: true, force: true })
  }
  console.log('The image runs.')
  return 0
})
