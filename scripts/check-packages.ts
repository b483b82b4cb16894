import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import * as z from 'zod'
import { isProgram, runProgram } from './programs.ts'

const HELP = `Checks package-lock.json: no address of a registry, the packages of every platform, no version below its floor.
Checks package.json: "dependencies" are exactly the packages that the server loads, so that npm ci --omit=dev is enough for
a release; everything else is a dev dependency.

  node scripts/check-packages.ts
`

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
export type Lock = z.infer<typeof Lock>

/** Versions before these have security faults that concern us. */
const floors: Record<string, string> = {
  hono: '4.13.19',
  '@hono/node-server': '2.1.8',
  preact: '11.0.0',
  sharp: '0.35.0',
  'better-sqlite3': '12.8.0',
}

const isBelow = (version: string, floor: string) => version.localeCompare(floor, 'en', { numeric: true }) < 0

/** What is wrong with the lockfile, one sentence each. */
export function findLockFaults({ packages }: Lock): string[] {
  const entries = Object.entries(packages)
  const names = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  const addressed = entries.filter(([, entry]) => entry.resolved !== undefined)
  const unlisted = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => ({ path, name })),
  )
  const outdated = Object.entries(floors).flatMap(([name, floor]) =>
    entries
      .filter(([path, { version = '0' }]) => path.endsWith(`node_modules/${name}`) && isBelow(version, floor))
      .map(([path, { version }]) => ({ path, version, floor })),
  )
  return [
    ...addressed.map(([path]) => `${path} contains a registry address. Set omit-lockfile-registry-resolved.`),
    ...unlisted.map(
      ({ path, name }) => `${path || 'The project'} lists ${name}, which the lockfile leaves out: npm ci refuses it.`,
    ),
    ...outdated.map(
      ({ path, version, floor }) => `${path} is ${version}; ${floor} is the oldest without a known fault.`,
    ),
  ]
}

type Source = { path: string; text: string }

/** Type-only imports are left out: they are gone when the server runs. */
const importPattern = /^(?:import|export) (?!type )[^'";]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const importedPackages = ({ text }: Source) =>
  [...text.matchAll(importPattern)]
    .map(([, from, sideEffect, dynamic]) => from ?? sideEffect ?? dynamic ?? '')
    .filter((specifier) => !/^[.#]/.test(specifier) && !isBuiltin(specifier))
    .map(packageOf)

/** What is wrong with `dependencies`, given all files that run in a release; one sentence each. */
export function findMisplaced({ dependencies, sources }: { dependencies: string[]; sources: Source[] }): string[] {
  const missing = sources.flatMap((source) =>
    importedPackages(source)
      .filter((name) => !dependencies.includes(name))
      .map((name) => `${source.path} imports ${name}, which npm ci --omit=dev leaves out: move it to "dependencies".`),
  )
  const isLoaded = (name: string) => sources.some(({ text }) => new RegExp(`['"\`]${name}[/'"\`]`).test(text))
  const unused = dependencies
    .filter((name) => !isLoaded(name))
    .map((name) => `Nothing that runs in a release loads ${name}: move it to "devDependencies".`)
  return [...new Set([...missing, ...unused])]
}

const isOfRelease = (path: string) => !/\.(test|contract|contract\.run)\.ts$|^server\/testing\//.test(path)

const readSources = (): Source[] =>
  globSync('{server,shared}/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .filter(isOfRelease)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const Manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    const { dependencies } = Manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const faults = [
      ...findLockFaults(Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))),
      ...findMisplaced({ dependencies: Object.keys(dependencies), sources: readSources() }),
    ]
    for (const fault of faults) console.log(fault)
    return faults.length > 0 ? 1 : 0
  })
}
