import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

/** `flaky` names the tests that passed only at the second attempt. They count as passed, and are reported. */
export type Counts = { passed: number; failed: number; skipped: number; flaky: string[] }

const ChecksReport = z.array(z.object({ isPassed: z.boolean() }))

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

type PlaywrightSuite = {
  title: string
  suites?: PlaywrightSuite[] | undefined
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[] | undefined
}

const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  title: z.string(),
  get suites() {
    return z.array(PlaywrightSuite).optional()
  },
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.number(),
        tests: z.array(z.object({ status: z.string() })),
      }),
    )
    .optional(),
})

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(PlaywrightSuite),
})

const flakyIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title, file, line }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakyIn),
]

const counters = {
  checks(report: unknown): Counts {
    const results = ChecksReport.parse(report)
    const passed = results.filter(({ isPassed }) => isPassed).length
    return { passed, failed: results.length - passed, skipped: 0, flaky: [] }
  },
  /** A file that failed before its first test counts as one failure. */
  vitest(report: unknown): Counts {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = VitestReport.parse(report)
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests, flaky: [] }
  },
  playwright(report: unknown): Counts {
    const { stats, errors, suites } = PlaywrightReport.parse(report)
    const flaky = suites.flatMap(flakyIn)
    // Without a name it could not be reported.
    const unnamed = Math.max(0, stats.flaky - flaky.length)
    return {
      passed: stats.expected + flaky.length,
      failed: stats.unexpected + unnamed + errors.length,
      skipped: stats.skipped,
      flaky,
    }
  },
}

export type ReportKind = keyof typeof counters

/**
 * The result of one part of the tests. A part without a report, or with an error that its report doesn't contain,
 * counts as one failure, so that a crash never looks like success.
 */
export function countReport({ kind, path, code }: { kind: ReportKind; path: string; code: number }): Counts {
  const crashed = { passed: 0, failed: 1, skipped: 0, flaky: [] }
  if (!existsSync(path)) return crashed
  try {
    const counts = counters[kind](JSON.parse(readFileSync(path, 'utf8')))
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch {
    return crashed
  }
}
