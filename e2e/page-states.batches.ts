import type { Page } from '@playwright/test'
import { getBatch, listBatches } from '#shared/request-batches.ts'
import { importClients } from './client-import.fixtures.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit } from './page-states.parts.ts'

const LIST = '/testimonial/planned'
const BATCH = '/testimonial/planned/:id'
const TITLE = 'Planned requests'
/** More than a month and the next one have requests for on Free, so that some are saved. */
const FILE = Array.from({ length: 12 }, (_, index) => `Client ${index + 1},client${index + 1}@client.example`)

async function planClients(page: Page): Promise<void> {
  await importClients(page, FILE)
  await page.getByLabel('Now', { exact: true }).check()
  await press(page, 'Send 5 requests')
  await expect(page.getByRole('heading', { name: 'clients.csv' })).toBeVisible()
}

export const batchStates: readonly PageState[] = [
  {
    name: 'batches',
    paths: [LIST],
    visitor: 'owner',
    expectedConsoleErrors: /500/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, listBatches.path)
          await page.goto(LIST)
          await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
        },
      },
      {
        name: 'empty',
        reach: async ({ page }) => {
          await visit(page, { path: LIST, title: TITLE })
          await expect(page.getByText('Nothing is planned.')).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await fail(page, listBatches.path)
          await page.goto(LIST)
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
      {
        name: 'in-list',
        reach: async ({ page }) => {
          await planClients(page)
          await page.goto('/testimonial/list')
          await expect(page.getByRole('complementary', { name: TITLE })).toBeVisible()
        },
      },
      {
        name: 'batches',
        reach: async ({ page }) => {
          await visit(page, { path: LIST, title: TITLE })
          await expect(page.getByRole('link', { name: 'clients.csv' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'batch',
    paths: [BATCH],
    visitor: 'owner',
    expectedConsoleErrors: /404|500/,
    states: [
      {
        name: 'unknown',
        reach: ({ page }) =>
          visit(page, { path: '/testimonial/planned/bat_unknown', title: 'These requests do not exist.' }),
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await fail(page, getBatch.path.replace(':id', 'bat_'))
          await page.goto('/testimonial/planned/bat_unknown')
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
      {
        name: 'rows',
        reach: async ({ page }) => {
          await planClients(page)
          await expect(page.getByText('5 planned')).toBeVisible()
          await expect(page.getByRole('listitem').filter({ hasText: 'Sent' })).toHaveCount(5)
        },
      },
      {
        name: 'cancel',
        reach: async ({ page }) => {
          await press(page, 'Cancel the rest')
          await expect(page.getByRole('dialog')).toContainText('Cancel 7 requests?')
        },
      },
      {
        name: 'plan',
        reach: async ({ page }) => {
          await page.getByRole('button', { name: 'Keep them' }).click()
          await press(page, 'Send saved requests')
          await page.getByLabel('Over several days').check()
          await expect(page.getByRole('dialog')).toContainText('2 clients are saved')
        },
      },
    ],
  },
]
