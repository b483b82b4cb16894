import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countReport, type ReportKind } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'goodword-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function count({ kind, report, code }: { kind: ReportKind; report: unknown; code: number }) {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof report === 'string' ? report : JSON.stringify(report))
  return countReport({ kind, path, code })
}

const vitest = (report: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [],
  ...report,
})
const playwright = (stats: object, { errors = [] }: { errors?: unknown[] } = {}) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
})

describe('countReport', () => {
  it('counts each check as one', () => {
    const report = [{ isPassed: true }, { isPassed: false }, { isPassed: true }]
    expect(count({ kind: 'checks', report, code: 1 })).toEqual({ passed: 2, failed: 1, skipped: 0 })
  })

  it('counts the tests of vitest', () => {
    const report = vitest({ numPassedTests: 8, numFailedTests: 1, numPendingTests: 2 })
    expect(count({ kind: 'vitest', report, code: 1 })).toEqual({ passed: 8, failed: 1, skipped: 2 })
  })

  it('counts a file of tests that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ]
    const report = vitest({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(count({ kind: 'vitest', report, code: 1 }).failed).toBe(2)
  })

  it('counts the tests of Playwright', () => {
    const report = playwright({ expected: 5, unexpected: 1, skipped: 3 })
    expect(count({ kind: 'playwright', report, code: 1 })).toEqual({ passed: 5, failed: 1, skipped: 3 })
  })

  it('counts a test that passed only when it was repeated as a failure', () => {
    expect(count({ kind: 'playwright', report: playwright({ expected: 5, flaky: 1 }), code: 0 }).failed).toBe(1)
  })

  it('counts an error of Playwright outside of any test', () => {
    expect(count({ kind: 'playwright', report: playwright({ expected: 5 }, { errors: [{}] }), code: 1 }).failed).toBe(1)
  })

  it('counts a failure that the report does not contain', () => {
    expect(count({ kind: 'vitest', report: vitest({ numPassedTests: 3 }), code: 1 })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 0,
    })
  })

  it.each([
    ['there is no report', undefined],
    ['the report is cut off', '{"stats":'],
    ['the report has another shape', { tests: 3 }],
  ])('counts one failure when %s, even at exit code 0', (_, report) => {
    const counts =
      report === undefined
        ? countReport({ kind: 'playwright', path: join(folder, 'none.json'), code: 0 })
        : count({ kind: 'playwright', report, code: 0 })
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})
