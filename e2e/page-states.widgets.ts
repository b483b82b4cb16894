import { listWidgets } from '#shared/widget-editor.ts'
import { expect } from './fixtures.ts'
import { hostedPage, openEditor, publishFirst, showFigures, writeTestimonials } from './editor.fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit } from './page-states.parts.ts'

export const widgetStates: readonly PageState[] = [
  {
    name: 'widgets',
    paths: ['/widgets'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, listWidgets.path)
          await page.goto('/widgets')
          await expect(page.getByRole('heading', { level: 1, name: 'Widgets' })).toBeVisible()
        },
      },
      { name: 'full', reach: ({ page }) => visit(page, { path: '/widgets', title: 'Widgets' }) },
      {
        name: 'create',
        reach: async ({ page }) => {
          await visit(page, { path: '/widgets', title: 'Widgets' })
          await press(page, '+ New widget')
          await expect(page.getByRole('dialog', { name: 'New widget' })).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, listWidgets.path)
          await page.goto('/widgets')
          await expect(page.getByText('Uh oh! Something unexpected happened.')).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'editor',
    paths: ['/widgets/:id'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (404|500)/,
    states: [
      {
        name: 'no-testimonials',
        reach: async (owner) => {
          await openEditor(owner)
          await expect(owner.page.getByText('Examples, only in this preview.')).toBeVisible()
          await expect(owner.page.getByText('Publish the widget to get its embed code')).toBeVisible()
        },
      },
      {
        name: 'full',
        reach: async (owner) => {
          const { page } = owner
          await writeTestimonials(owner, 1)
          await showFigures(page)
          await openEditor(owner)
          await page.getByRole('button', { name: 'Publish', exact: true }).click()
          await expect(page.getByRole('group', { name: 'Embed code' })).toBeVisible()
          await page.getByLabel('Stars', { exact: true }).fill('#fafafa')
          await page.getByText('Hide testimonials').click()
          await page.getByText('Your site has a Content Security Policy').click()
          await expect(page.getByText('Preview only:')).toBeVisible()
          await expect(page.getByText('The footer will read:')).toBeVisible()
        },
      },
      {
        name: 'hosted-page',
        reach: async (owner) => {
          const { page } = owner
          await writeTestimonials(owner, 3)
          await openEditor(owner)
          await page.getByRole('group', { name: 'Preview of' }).getByRole('radio', { name: 'Hosted page' }).check()
          await page.getByLabel('Sentence below the title').fill('Packaging for people who make food.')
          await page.getByRole('combobox', { name: 'Large quote' }).selectOption({ index: 1 })
          await expect(hostedPage(page).getByText('Packaging for people who make food.')).toBeVisible()
          await expect(hostedPage(page).locator('article')).toBeVisible()
        },
      },
      {
        name: 'versions',
        reach: async (owner) => {
          const { page } = owner
          await publishFirst(owner, { kind: 'carousel' })
          await publishFirst(owner, { kind: 'badge' })
          await openEditor(owner)
          await page.getByRole('button', { name: 'Earlier versions' }).click()
          await expect(page.getByRole('button', { name: /^Go back to the version of/ })).toHaveCount(2)
        },
      },
      {
        name: 'leaving',
        widths: [1280],
        reach: async (owner) => {
          const { page } = owner
          await openEditor(owner)
          await page.getByLabel('Name', { exact: true }).fill('Homepage')
          await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
          await expect(page.getByRole('dialog', { name: 'Leave without publishing?' })).toBeVisible()
        },
      },
      {
        name: 'unknown',
        widths: [1280],
        reach: async ({ page }) => {
          await page.goto('/widgets/wgt_unknown')
          await expect(page.getByText('This widget does not exist.')).toBeVisible()
        },
      },
    ],
  },
]
