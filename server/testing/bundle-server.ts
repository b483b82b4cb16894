import { createHash } from 'node:crypto'
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const ROOT = resolve(import.meta.dirname, '../..')
const DIST = join(ROOT, 'dist')

/** Packages with native code, files, threads or data of their own, and those that only some installations load. */
const APART = [
  '@zxcvbn-ts/language-common',
  'better-sqlite3',
  'firebase-admin',
  'harfbuzzjs',
  'nodemailer',
  'pg',
  'pino',
  'resend',
  'satori',
  'sharp',
  'tar',
]

const posix = (path: string) => path.replaceAll('\\', '/')

/** A module finds the files beside it where its source is, and not where the bundle is. */
const inItsPlace: Plugin = {
  name: 'in-its-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:server|shared)[\\/].*\.ts$/ }, ({ path }) => {
      const place = posix(relative(ROOT, path))
      const contents = readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', `placeOf(${JSON.stringify(dirname(place))})`)
        .replaceAll('import.meta.url', `placeUrlOf(${JSON.stringify(place)})`)
      return { contents, loader: 'ts' }
    })
  },
}

const banner = (rootFromFolder: string) => `
import { createRequire as requireOf } from 'node:module';
import { join as joinPlace } from 'node:path';
import { pathToFileURL as placeUrl } from 'node:url';
const require = requireOf(import.meta.url);
const placeOf = (place) => joinPlace(import.meta.dirname, ${JSON.stringify(rootFromFolder)}, place);
const placeUrlOf = (place) => placeUrl(placeOf(place)).href;
`

/**
 * Writes the server as a few files into `folder`, which is inside the project or a release: Node reads 1,600 files otherwise, which is most of
 * the time until the first answer. The sources stay beside it, for the programs that the server starts and the files that it reads.
 */
export async function bundleServer(folder: string, { root = ROOT }: { root?: string } = {}): Promise<void> {
  const rootFromFolder = posix(relative(folder, root))
  await build({
    entryPoints: [resolve(ROOT, 'server/main.ts')],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    outExtension: { '.js': '.mjs' },
    banner: { js: banner(rootFromFolder) },
    external: APART.flatMap((name) => [name, `${name}/*`]),
    plugins: [manifestIn(rootFromFolder), inItsPlace],
    legalComments: 'none',
    logLevel: 'error',
  })
}

/** A release names its commit in package.json, so it is read at the start. */
const manifestIn = (rootFromFolder: string): Plugin => ({
  name: 'manifest',
  setup({ onResolve }) {
    onResolve({ filter: /\/package\.json$/ }, () => ({ path: `${rootFromFolder}/package.json`, external: true }))
  },
})

const FOLDER_OF_TESTS = /^server-for-tests-/
const KEPT_MS = 60 * 60_000

let current: Promise<string> | undefined

/** The entry point of a bundle of the sources as they are now. Several processes can ask at once. */
export const currentBundle = (): Promise<string> => (current ??= bundleForTests())

async function bundleForTests(): Promise<string> {
  const folder = join(DIST, `server-for-tests-${hashOfSources()}`)
  const entry = join(folder, 'main.mjs')
  if (existsSync(entry)) return entry
  const unfinished = `${folder}-${process.pid}`
  await bundleServer(unfinished)
  // Another process can have been faster.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
  await removeOldBundles()
  return entry
}

function hashOfSources(): string {
  const paths = globSync(['server/**/*.ts', 'shared/**/*.{ts,json}', 'package-lock.json'], { cwd: ROOT })
  const hash = createHash('sha256')
  for (const path of paths.filter((each) => !each.includes('.test.')).toSorted())
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Those of other sources, unless a run that began a moment ago can still be reading them. */
async function removeOldBundles(): Promise<void> {
  for (const name of readdirSync(DIST).filter((each) => FOLDER_OF_TESTS.test(each))) {
    const folder = join(DIST, name)
    const madeAt = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
    if (madeAt !== undefined && Date.now() - madeAt > KEPT_MS) await rm(folder, { recursive: true, force: true })
  }
}
