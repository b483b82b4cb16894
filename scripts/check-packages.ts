import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { isProgram, runProgram } from './programs.ts'

const HELP = `Checks package-lock.json: no address of a registry, the packages of every platform, no version below its floor.

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
    ...addressed.map(([path]) => `${path} names the registry it came from: set omit-lockfile-registry-resolved.`),
    ...unlisted.map(
      ({ path, name }) => `${path || 'The project'} lists ${name}, which the lockfile leaves out: npm ci refuses it.`,
    ),
    ...outdated.map(
      ({ path, version, floor }) => `${path} is ${version}; ${floor} is the oldest without a known fault.`,
    ),
  ]
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    const faults = findLockFaults(Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))))
    for (const fault of faults) console.log(fault)
    return faults.length > 0 ? 1 : 0
  })
}
