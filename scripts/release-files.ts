import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'
import { bundleServer } from '#server/testing/bundle-server.ts'
import type { Lock } from './release-packages.ts'

/** What `npm run` offers in a release. Building and testing stay in the repository. */
const COMMANDS = ['backup', 'restore', 'move', 'account', 'email', 'ops', 'doctor', 'stripe:webhooks']
/** The server as a few files; its sources are beside it. */
export const SERVER_PROGRAM = 'dist/server/main.mjs'
const FOLDERS = ['dist', 'server', 'shared', 'deploy', 'docs']
/** The README links to all documents here, and they to each other. */
const DOCUMENTS = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const FILES = ['LICENSE', '.env.example', '.npmrc', ...DOCUMENTS]

/** Tests, and what only builds, checks, training and new migrations read. */
const isOfRelease = (path: string) =>
  !/\.test\.tsx?$|[\\/]testing$|[\\/]server-for-tests-[^\\/]*$|[\\/]part-words[\\/](?:corpus|practice|unseen)$|-licenses\.json$|[\\/]\.inputs$|[\\/]\w+_snapshot\.json$/.test(
    path,
  )

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  scripts: z.record(z.string(), z.string()),
})
type Manifest = z.infer<typeof Manifest>

export const readManifest = (): Manifest => Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))

const programsOfRelease = () => programsOf(pick(readManifest().scripts, COMMANDS))

/** Whether a file of the repository is in a release. */
export const isReleased = (path: string): boolean =>
  isOfRelease(path) &&
  (FOLDERS.some((folder) => path.startsWith(`${folder}/`)) || [...FILES, ...programsOfRelease()].includes(path))

/** Copies what a running server needs into an empty folder. */
export async function copyRelease(
  folder: string,
  { manifest, lock, commit }: { manifest: Manifest; lock: Lock; commit: string },
): Promise<void> {
  for (const name of FOLDERS) cpSync(name, join(folder, name), { recursive: true, filter: isOfRelease })
  await bundleServer(dirname(join(folder, SERVER_PROGRAM)), { root: folder })
  const commands = pick(manifest.scripts, COMMANDS)
  for (const name of [...FILES, ...programsOf(commands)]) cpSync(name, join(folder, name))
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(content, null, 2)}\n`)
  const scripts = { start: `node --env-file-if-exists=.env ${SERVER_PROGRAM}`, ...commands }
  const { devDependencies: _, overrides: __, ...rest } = manifest
  write('package.json', { ...rest, ...(commit !== '' && { commit }), scripts })
  write('package-lock.json', installedOnly(lock))
}

const pick = (scripts: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(scripts).filter(([name]) => names.includes(name)))

/** The programs of these commands, and the files beside them that they import. */
function programsOf(commands: Record<string, string>): string[] {
  const found = new Set<string>()
  const add = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(/from '(\.\/[^']+)'/g))
      add(relative('.', join(dirname(path), imported)))
  }
  for (const command of Object.values(commands)) {
    const [program] = globSync(command.split(' ').at(-1) ?? '')
    if (program) add(program)
  }
  return [...found]
}

/** The lockfile without what only building and testing need, so that `npm ci` accepts it. */
function installedOnly(lock: Lock): object {
  const packages = Object.entries(lock.packages).flatMap(([path, entry]) => {
    if (path !== '') return entry.dev ? [] : [[path, entry] as const]
    const { devDependencies: _, ...root } = entry
    return [[path, root] as const]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}
