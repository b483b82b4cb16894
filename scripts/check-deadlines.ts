import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import * as z from 'zod'
import { isProgram, ProgramError, runProgram } from './programs.ts'

const HELP = `Compares the packages with the deadlines in docs/security-controls.md (Packages): for faults that npm knows of, from the day
a fix was published, and for other updates of what package.json lists. Asks the registry. CI runs it every day.

  node scripts/check-deadlines.ts
`

const DAY_MS = 24 * 60 * 60 * 1000
const FAULT_DAYS: Record<string, number> = { critical: 3, high: 7, moderate: 30, low: 30, info: 30 }
const UPDATE_DAYS = 90

/** Packages that stay behind on purpose, apart from faults. */
const waiting: Record<string, string> = {
  typescript: 'a tool that no release contains',
  '@types/node': 'stays on the major version of .nvmrc',
}
const isNode = (name: string) => /^node-(bin-)?(linux|darwin|win)-/.test(name)

/** When each version was published. */
type Times = Record<string, string>
export type Fault = {
  name: string
  installed: string
  severity: string
  title: string
  /** The versions that have the fault. */
  affected: readonly string[]
  times: Times
}
export type Outdated = { name: string; installed: string; times: Times }

const isNewer = (version: string, than: string) => version.localeCompare(than, 'en', { numeric: true }) > 0

/** The first day on which a newer version without the fault could be had. Undefined if there is none. */
function firstUpdate({ installed, times, without }: { installed: string; times: Times; without: readonly string[] }) {
  const newer = Object.entries(times).filter(
    ([version]) => /^\d+\.\d+\.\d+$/.test(version) && isNewer(version, installed) && !without.includes(version),
  )
  const [first] = newer.map(([version, at]) => ({ version, at: new Date(at) })).toSorted((a, b) => +a.at - +b.at)
  return first
}

/** What should have been updated by now, one sentence each. */
export function findOverdue({
  faults,
  outdated,
  now,
}: {
  faults: readonly Fault[]
  outdated: readonly Outdated[]
  now: Date
}): string[] {
  const isOver = (since: Date, days: number) => now.getTime() - since.getTime() > days * DAY_MS
  const day = (at: Date) => at.toISOString().slice(0, 10)
  const faulty = faults.flatMap(({ name, installed, severity, title, affected, times }) => {
    const fix = firstUpdate({ installed, times, without: affected })
    const days = FAULT_DAYS[severity] ?? 0
    return fix && isOver(fix.at, days)
      ? [`${name} ${installed} has a ${severity} fault (${title}), fixed since ${day(fix.at)} in ${fix.version}.`]
      : []
  })
  const old = outdated
    .filter(({ name }) => waiting[name] === undefined && !isNode(name))
    .flatMap(({ name, installed, times }) => {
      const next = firstUpdate({ installed, times, without: [] })
      return next && isOver(next.at, UPDATE_DAYS)
        ? [`${name} ${installed} is behind ${next.version}, published on ${day(next.at)}.`]
        : []
    })
  return [...faulty, ...old]
}

/** The output of npm as JSON. It exits with 1 when there is something to say. */
async function npm(...args: string[]): Promise<unknown> {
  const options = { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' }
  const { stdout } = await promisify(execFile)('npm', [...args, '--json'], options).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  )
  return JSON.parse(stdout || '{}')
}

const Advisory = z.object({ title: z.string(), severity: z.string(), range: z.string() })
const Audit = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), Advisory])), nodes: z.array(z.string()) }),
  ),
})
const Lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
const Latest = z.record(z.string(), z.looseObject({ wanted: z.string(), latest: z.string() }))
const TimesOf = z.record(z.string(), z.string())
const Versions = z.union([z.array(z.string()), z.string().transform((version) => [version])])

const readTimes = async (name: string): Promise<Times> => TimesOf.parse(await npm('view', name, 'time'))

async function readFaults(): Promise<Fault[]> {
  const audit = Audit.safeParse(await npm('audit'))
  if (!audit.success)
    throw new ProgramError('The registry does not say which packages have faults: run npm audit to see why.')
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const faults: Fault[] = []
  for (const [name, { via, nodes }] of Object.entries(audit.data.vulnerabilities)) {
    const advisories = via.filter((each) => typeof each !== 'string')
    for (const { title, severity, range } of advisories) {
      const affected = Versions.parse(await npm('view', `${name}@${range}`, 'version'))
      const times = await readTimes(name)
      const installed = nodes.map((path) => packages[path]?.version ?? '0')
      faults.push(...installed.map((version) => ({ name, installed: version, severity, title, affected, times })))
    }
  }
  return faults
}

async function readOutdated(): Promise<Outdated[]> {
  const behind = Object.entries(Latest.parse(await npm('outdated'))).filter(([, { wanted, latest }]) =>
    isNewer(latest, wanted),
  )
  const found: Outdated[] = []
  for (const [name, { wanted }] of behind) found.push({ name, installed: wanted, times: await readTimes(name) })
  return found
}

if (isProgram(import.meta.filename)) {
  await runProgram(async () => {
    if (process.argv.includes('--help')) {
      process.stdout.write(HELP)
      return 0
    }
    const overdue = findOverdue({ faults: await readFaults(), outdated: await readOutdated(), now: new Date() })
    for (const sentence of overdue) console.log(sentence)
    return overdue.length > 0 ? 1 : 0
  })
}
