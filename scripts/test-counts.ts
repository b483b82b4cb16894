import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

const ChecksReport = z.array(z.object({ isPassed: z.boolean() }))

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
})

const counters = {
  checks(report: unknown): Counts {
    const results = ChecksReport.parse(report)
    const passed = results.filter(({ isPassed }) => isPassed).length
    return { passed, failed: results.length - passed, skipped: 0 }
  },
  /** A file that failed before its first test counts as one failure. */
  vitest(report: unknown): Counts {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = VitestReport.parse(report)
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests }
  },
  /** A test that passed only when it was repeated has failed. */
  playwright(report: unknown): Counts {
    const { stats, errors } = PlaywrightReport.parse(report)
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }
  },
}

export type ReportKind = keyof typeof counters

/**
 * The result of one part of the tests. A part without a report, or with an error that its report doesn't contain,
 * counts as one failure, so that a crash never looks like success.
 */
export function countReport({ kind, path, code }: { kind: ReportKind; path: string; code: number }): Counts {
  const crashed = { passed: 0, failed: 1, skipped: 0 }
  if (!existsSync(path)) return crashed
  try {
    const counts = counters[kind](JSON.parse(readFileSync(path, 'utf8')))
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
  } catch {
    return crashed
  }
}
