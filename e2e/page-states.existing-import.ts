import type { Page } from '@playwright/test'
import type { ImportedApproval } from '#shared/imported-approval.ts'
import { expect } from './fixtures.ts'
import type { PageState, Visit } from './page-states.parts.ts'
import { haveRole } from './team.fixtures.ts'

const PATH = '/import'
const FILE = `Client,Testimonial,Stars,Date,Link,Service,Tags
Eleni Markou,Our olives travel to nine countries.,5,2024-02-28,https://senja.example/p/1,Labels,Food; Packaging for export
Callum Reid,"Quick, fair, no jargon.",4,2022-11-17,
Oskar Lehtinen,We argued about one millimetre for a week.,9/10,2023-03-22,
Callum Reid,"Quick, fair, no jargon.",4,2022-11-17,
E. Markou,Our olives travel to nine countries now.,5,2024-02-28,
`
const AMBIGUOUS =
  'Client,Testimonial,Date,Photo\nEleni Markou,Our olives travel to nine countries.,03/04/2024,eleni.png\n'

const APPROVAL: ImportedApproval = {
  state: 'approving',
  memberName: 'Nora Feldmann',
  total: 3,
  approved: 1,
  asked: 0,
  reason: null,
  startedAt: '2026-11-20T09:00:00.000Z',
  endedAt: null,
}

const choose = (page: Page, content: string) =>
  page
    .getByLabel('Drop a CSV, Excel, JSON or ZIP file here, or click to choose one.')
    .setInputFiles({ name: 'old-site.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

async function openRows({ page }: Visit, content = FILE): Promise<void> {
  await page.goto(PATH)
  await choose(page, content)
  await page.getByRole('button', { name: /^Check/ }).click()
  await expect(page.getByText(/rows? (is|are) ready/)).toBeVisible()
}

export const existingImportStates: readonly PageState[] = [
  {
    name: 'existing-import',
    paths: [PATH],
    visitor: 'owner',
    states: [
      {
        name: 'file',
        reach: async ({ page }) => {
          await page.goto(PATH)
          await expect(page.getByLabel('Or paste them')).toBeVisible()
        },
      },
      {
        name: 'unreadable',
        reach: async ({ page }) => {
          await page.goto(PATH)
          await choose(page, 'Client,Testimonial\n')
          await expect(page.getByRole('alert').getByText('has column titles but no testimonials')).toBeVisible()
        },
      },
      {
        name: 'columns',
        reach: async ({ page }) => {
          await page.goto(PATH)
          await choose(page, AMBIGUOUS)
          await expect(page.getByText('Say first how the dates are written.')).toBeVisible()
        },
      },
      {
        name: 'rows',
        reach: async (visit) => {
          await openRows(visit)
          await expect(visit.page.getByText('Almost the same as row 2.')).toBeVisible()
        },
      },
      {
        name: 'unattested',
        reach: async (visit) => {
          await openRows(visit)
          await visit.page.getByRole('button', { name: 'Import 3 testimonials' }).click()
          await expect(visit.page.getByText('Tick this to import.')).toBeVisible()
        },
      },
      {
        name: 'recent',
        reach: async (visit) => {
          const { page } = visit
          await openRows(visit)
          await page.getByLabel('Where they come from').fill('Our old site')
          await page.getByLabel('These are my clients’ own words').check()
          await page.getByRole('button', { name: 'Import 3 testimonials' }).click()
          await expect(page.getByRole('heading', { name: '3 testimonials imported' })).toBeVisible()
          await page.goto(PATH)
          await expect(page.getByRole('region', { name: 'Recent imports' })).toBeVisible()
        },
      },
      {
        name: 'in-list',
        reach: async ({ page }) => {
          // After the state above.
          await page.goto(PATH)
          await page.getByRole('link', { name: 'Show testimonials' }).click()
          await expect(page.getByRole('complementary', { name: 'Import' })).toContainText('None is shown yet.')
          await expect(page.getByRole('link', { name: 'One import. Show all testimonials' })).toBeVisible()
        },
      },
      {
        name: 'approving-all',
        reach: async ({ page }) => {
          // After the state above.
          await page.goto(PATH)
          await page.getByRole('link', { name: 'Show testimonials' }).click()
          await page.getByRole('button', { name: 'Approve all 3' }).click()
          await expect(page.getByRole('dialog', { name: 'Approve 3 testimonials from Our old site?' })).toBeVisible()
          await expect(page.getByRole('dialog').getByRole('blockquote')).toBeVisible()
        },
      },
      {
        name: 'being-approved',
        reach: async ({ page }) => {
          // After the state above. The server is too fast to look at it.
          await page.goto(PATH)
          await page.route('**/goodword/import/*/to-approve', async (route) => {
            const answer = await route.fetch()
            await route.fulfill({ response: answer, json: { ...(await answer.json()), approval: APPROVAL } })
          })
          await page.getByRole('link', { name: 'Show testimonials' }).click()
          await expect(page.getByRole('complementary', { name: 'Being approved' })).toContainText('1 of 3 done.')
        },
      },
      {
        name: 'role',
        reach: async ({ page }) => {
          await haveRole(page, 'editor')
          await page.goto(PATH)
          await expect(page.getByRole('note')).toContainText('import testimonials')
        },
      },
    ],
  },
]
