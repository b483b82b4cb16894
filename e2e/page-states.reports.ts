import { getMonthReport } from '#shared/reports.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit } from './page-states.parts.ts'
import { LINK, noAnswers, october, showReport, showSharedReport } from './reports.fixtures.ts'

const OCTOBER = { path: '/reports/2026-10', title: /October 2026/ }

export const reportStates: readonly PageState[] = [
  {
    name: 'report',
    paths: ['/reports', '/reports/:month'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (402|500)/,
    states: [
      {
        name: 'full',
        reach: async ({ page }) => {
          await showReport(page, october)
          await visit(page, OCTOBER)
        },
      },
      {
        name: 'links',
        reach: async ({ page }) => {
          await showReport(page, october)
          await visit(page, OCTOBER)
          await press(page, 'Share')
          await expect(page.getByText('Opened 3 times')).toBeVisible()
        },
      },
      {
        name: 'empty',
        reach: async ({ page }) => {
          await showReport(page, noAnswers, [])
          await visit(page, OCTOBER)
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await showReport(page, october)
          await leaveUnanswered(page, getMonthReport.path)
          await page.goto(OCTOBER.path)
          await expect(page.getByRole('group', { name: 'Loading' })).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await showReport(page, october)
          await fail(page, getMonthReport.path)
          await page.goto(OCTOBER.path)
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
      {
        name: 'not-included',
        reach: ({ page }) => visit(page, { path: OCTOBER.path, title: 'Reports' }),
      },
    ],
  },
  {
    name: 'shared-report',
    paths: ['/report/:token'],
    visitor: 'anybody',
    expectedConsoleErrors: /status of 404/,
    states: [
      {
        name: 'full',
        reach: async ({ page }) => {
          await showSharedReport(page, october)
          await visit(page, { path: LINK, title: /October 2026/ })
        },
      },
      { name: 'unknown', reach: ({ page }) => visit(page, { path: LINK, title: 'This report can’t be opened' }) },
    ],
  },
]
