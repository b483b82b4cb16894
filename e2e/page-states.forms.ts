import type { Page } from '@playwright/test'
import type { FormSettings } from '#shared/form-settings.ts'
import { type ExtraCheck, type Form, listForms } from '#shared/forms.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, visit } from './page-states.parts.ts'
import { paidMonthly, showSubscription } from './plan.fixtures.ts'

const SETTINGS = '/goodword/forms/*/settings'

const settings: FormSettings = {
  hasOwnColor: true,
  defaultColor: null,
  accentColor: '#e0b000',
  accent: { light: '#886a00', dark: '#e0b000' },
  asksRating: true,
  asksPhoto: true,
  asksCompany: true,
  asksRole: true,
  required: ['rating', 'company'],
  questions: [
    { id: 'qst_1', text: 'What did you like best?', kind: 'long', options: [], isRequired: false, isPrivate: false },
    {
      id: 'qst_2',
      text: 'Which evening helped you most?',
      kind: 'choices',
      options: ['Drawing letters', 'Paper and printers', 'What the law wants on a label, and what it never asks for'],
      isRequired: true,
      isPrivate: false,
    },
    {
      id: 'qst_3',
      text: 'How ready are you?',
      kind: 'scale',
      options: ['1/5', '2/5', '3/5', '4/5', '5/5'],
      isRequired: false,
      isPrivate: true,
    },
  ],
  service: 'Label School',
  tags: [],
  layout: 'auto',
  language: 'de',
  thanks: {
    message: 'See you in spring.',
    link: { label: 'Our other courses', url: 'https://feldmann.example/courses' },
    code: { label: 'A seat at the next Label School for a friend', code: 'JAR-AND-PEN' },
  },
  areExtrasIncluded: true,
}

const main: Form = {
  id: 'frm_1',
  name: 'Finished project',
  isDefault: true,
  slug: 'feldmann-studio',
  path: '/to/feldmann-studio',
  state: 'open',
  isOpen: true,
  lastDay: null,
  closedMessage: null,
  answersADay: 50,
  asks: { rating: true, photo: true, company: true, role: true, questions: 3 },
  answersToday: 3,
  needsConfirmedEmail: false,
  answersToConfirm: 0,
  answers: 24,
  answersToReview: 2,
  answersThisMonth: 4,
  usedBy: { requests: 12, accounts: 2 },
  removedAnswers: 1,
}
const extraChecks: ExtraCheck[] = [{ formId: 'frm_2', since: '2026-11-20T13:20:00.000Z', suspicious: 209 }]
const forms: Form[] = [
  main,
  {
    ...main,
    id: 'frm_2',
    name: 'Label School, six evenings for people who make their own labels',
    isDefault: false,
    slug: 'label-school-six-evenings',
    path: '/to/label-school-six-evenings',
    lastDay: '2026-12-12',
    answers: 1,
    answersToReview: 1,
    answersThisMonth: 1,
    usedBy: { requests: 3, accounts: 1 },
  },
  {
    ...main,
    id: 'frm_3',
    name: 'Isemarkt',
    isDefault: false,
    slug: 'isemarkt',
    path: '/to/isemarkt',
    state: 'closed',
    lastDay: '2026-10-31',
    answers: 0,
    answersToReview: 0,
    answersThisMonth: 0,
    usedBy: { requests: 0, accounts: 0 },
  },
  { ...main, id: 'frm_4', name: 'Stall', isDefault: false, slug: 'stall', path: '/to/stall', state: 'full' },
]

/** Answers as on Pro, with four forms that ask for everything. */
async function showForms(page: Page) {
  await showSubscription(page, paidMonthly)
  await page.route(`**${listForms.path}`, (route) => route.fulfill({ json: { items: forms, limit: 5, extraChecks } }))
  await page.route(`**${SETTINGS}`, (route) => route.fulfill({ json: settings }))
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function choose(page: Page, { of, action }: { of: string; action: string }) {
  await page.getByRole('button', { name: `More actions for “${of}”` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** The heading of the form in its preview: it is there when everything else is. */
const formPreview = (page: Page) =>
  page.getByRole('figure', { name: 'What your clients see' }).frameLocator('iframe').locator('h1:visible')

/** All forms, and one form in its editor. */
export const formStates: readonly PageState[] = [
  {
    name: 'forms',
    paths: ['/forms', '/settings/form'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'free',
        reach: async ({ page }) => {
          await page.goto('/forms')
          await expect(page.getByText('Rating, text and photo')).toBeVisible()
        },
      },
      {
        name: 'answers-dialog',
        reach: async ({ page }) => {
          await press(page, 'Change limit or close')
          await expect(page.getByRole('dialog', { name: 'Answers through the link' })).toBeVisible()
        },
      },
      {
        name: 'approval-dialog',
        reach: async ({ page }) => {
          await page.goto('/forms')
          await press(page, 'Approve automatically')
          await page.getByLabel('Words to look out for').fill('casino\nfree money')
          await page.getByLabel('Fewest characters').fill('-1')
          await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
          await expect(page.getByText('The length must be from 0 to 1,000 characters.')).toBeVisible()
        },
      },
      {
        name: 'several',
        reach: async ({ page }) => {
          await showForms(page)
          await visit(page, { path: '/forms', title: 'Forms' })
          await expect(page.getByText('4 of 5 forms on Pro')).toBeVisible()
          await expect(row(page, 'Isemarkt')).toContainText('Since 31 Oct')
          await expect(row(page, 'Isemarkt')).toContainText('3 questions')
        },
      },
      {
        name: 'address-dialog',
        reach: async ({ page }) => {
          await showForms(page)
          await choose(page, { of: 'Isemarkt', action: 'Change address' })
          await expect(page.getByRole('dialog', { name: 'Change address' })).toBeVisible()
        },
      },
      {
        name: 'share-dialog',
        reach: async ({ page }) => {
          await page.keyboard.press('Escape')
          await press(page, 'QR code and signature for “Isemarkt”')
          await expect(page.getByRole('dialog', { name: 'Isemarkt' })).toBeVisible()
        },
      },
      {
        name: 'new-dialog',
        reach: async ({ page }) => {
          await page.keyboard.press('Escape')
          await press(page, '+ New form')
          await press(page, 'Create form')
          await expect(page.getByText('Name is required.')).toBeVisible()
        },
      },
      {
        name: 'delete-dialog',
        reach: async ({ page }) => {
          await page.keyboard.press('Escape')
          await choose(page, { of: 'Isemarkt', action: 'Delete' })
          await expect(page.getByRole('dialog', { name: 'Delete “Isemarkt”?' })).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, listForms.path)
          await page.goto('/forms')
          await expect(page.getByText('could not be loaded', { exact: false }).first()).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'form',
    paths: ['/forms/:id'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (404|500)/,
    states: [
      {
        name: 'free',
        reach: async ({ page }) => {
          await page.goto('/forms/default')
          await expect(formPreview(page)).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, SETTINGS)
          await page.goto('/forms/default')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'full',
        reach: async ({ page }) => {
          await showForms(page)
          await page.goto('/forms/frm_2')
          await expect(page.getByText('it is darkened on light backgrounds', { exact: false })).toBeVisible()
          await expect(formPreview(page)).toBeVisible()
        },
      },
      {
        name: 'mistakes',
        reach: async ({ page }) => {
          await page.getByLabel('Custom colour (hex)').fill('red')
          await page.getByRole('textbox', { name: 'Question 1' }).fill('')
          await page.getByRole('textbox', { name: 'Answer 2' }).fill('Drawing letters')
          await page.getByRole('textbox', { name: 'Link address' }).fill('feldmann')
          await press(page, 'Save')
          await expect(page.getByText('Enter a colour like #8e3075.')).toBeVisible()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, SETTINGS)
          await page.goto('/forms/default')
          await expect(page.getByText('could not be loaded', { exact: false }).first()).toBeVisible()
        },
      },
      {
        name: 'unknown',
        reach: async ({ page }) => {
          await visit(page, { path: '/forms/frm_gone', title: 'This form does not exist.' })
        },
      },
    ],
  },
]
