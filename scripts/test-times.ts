import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod'
import type { ReportKind } from './test-counts.ts'

/** What the tests of one file took, added up, in seconds. */
export type FileTime = { file: string; tests: number; seconds: number }

const VitestReport = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ duration: z.number().nullish() })) }),
  ),
})

type Suite = { file: string; specs: { tests: { results: { duration: number }[] }[] }[]; suites?: Suite[] | undefined }

const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
    suites: z.array(Suite).optional(),
  }),
)

const PlaywrightReport = z.object({ suites: z.array(Suite) })

const durationsIn = ({ specs, suites = [] }: Suite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsIn),
]

const timeOf = (file: string, durations: number[]): FileTime => ({
  file,
  tests: durations.length,
  seconds: durations.reduce((sum, duration) => sum + duration, 0) / 1000,
})

const readers: Partial<Record<ReportKind, (report: unknown) => FileTime[]>> = {
  vitest: (report) =>
    VitestReport.parse(report).testResults.map(({ name, assertionResults }) =>
      timeOf(
        relative('', name),
        assertionResults.map(({ duration }) => duration ?? 0),
      ),
    ),
  playwright: (report) =>
    PlaywrightReport.parse(report).suites.map((suite) => timeOf(`e2e/${suite.file}`, durationsIn(suite))),
}

/** The files of one part of the tests that took longest. None where its report has no times or can't be read. */
export function slowestFiles({ kind, path, count }: { kind: ReportKind; path: string; count: number }): FileTime[] {
  const read = readers[kind]
  if (!read || !existsSync(path)) return []
  try {
    return read(JSON.parse(readFileSync(path, 'utf8')))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, count)
  } catch {
    return []
  }
}
