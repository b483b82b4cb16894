import { expect, test } from 'vitest'
import type { MonthReport, ReportTestimonial } from '#shared/reports.ts'
import { reportFile, reportFileName, reportTable } from './report.file.ts'

const report: MonthReport = {
  month: '2026-10',
  firstMonth: '2026-10',
  thisMonth: '2026-11',
  isSoFar: false,
  madeOn: '2026-11-02',
  brand: { name: 'Lund Coffee', imageUrl: null },
  agency: { name: 'Feldmann Studio', imageUrl: null, accent: null },
  figures: { asked: 3, answered: 2, throughLink: 0, medianDays: null },
  figuresBefore: null,
  outcomes: { published: 1, private: 0, withheld: [{ reason: 'waiting', count: 1 }] },
  publishedInAll: 1,
  payments: null,
  planned: null,
  services: [{ service: '=Training', asked: 3, published: 0, newestOn: null }],
}

const testimonial: ReportTestimonial = {
  id: 'a',
  author: '=HYPERLINK("https://evil.example")',
  role: null,
  company: null,
  rating: 5,
  text: '@SUM(A1)\n-1',
  answers: [],
  language: 'en',
  answeredOn: '2026-10-29',
  service: null,
}

test('every row has every column, and no cell can start a formula', async () => {
  const { header, rows } = reportTable(report, [testimonial])
  for (const row of rows) expect(row).toHaveLength(header.length)
  const file = await reportFile(report, [testimonial])
  expect(file).toContain('"Figures","Asked","3"')
  expect(file).toContain('"Answers","Waiting for a decision","1"')
  expect(file).not.toMatch(/"[=+@-]/)
  expect(reportFileName(report)).toBe('goodword-report-2026-10.csv')
})
