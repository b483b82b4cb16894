import { LANGUAGES } from '#shared/languages.ts'
import { expect } from './fixtures.ts'
import { createAskedClient, createClient, createTalkativeClient, openMine } from './mine.fixtures.ts'
import { type PageLook, press, type Visit } from './pages.parts.ts'

const question = ({ page }: Visit) => expect(page.getByRole('dialog')).toBeVisible()
const text = ({ page }: Visit) => page.locator('textarea').first()

/** The languages that nobody needs a new page for; English is what the other states are in. */
const otherLanguages: PageLook['states'] = LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  name: `in-${language}`,
  widths: [360],
  reach: async ({ page }: Visit) => {
    await page.locator('footer select').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  },
}))

export const ownLooks: readonly PageLook[] = [
  {
    name: 'own-page',
    paths: ['/testimonial/mine/:token'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      {
        name: 'shown',
        reach: async ({ page, request }) => {
          await openMine(page, (await createTalkativeClient(request)).path)
          for (const paper of await page.locator('summary').all()) await paper.click()
        },
      },
      ...otherLanguages,
      {
        name: 'right-to-left',
        widths: [360],
        reach: async ({ page }) => {
          await page.goto(`${new URL(page.url()).pathname}?language=ar-XB`)
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        },
      },
      {
        name: 'changing',
        reach: async (visitor) => {
          const { page } = visitor
          await page.locator('footer select').selectOption('en')
          await expect(page.locator('html')).toHaveAttribute('lang', 'en')
          await press(page, 'Change your words')
          await text(visitor).fill(' ')
          await press(page, /^Send/)
          await expect(page.getByText('Please write a few words.')).toBeVisible()
        },
      },
      {
        name: 'not-sent',
        reach: async (visitor) => {
          const { page } = visitor
          await page.route('**/words', (route) => route.fulfill({ status: 500, body: '' }))
          await text(visitor).fill('Better with every year.')
          await press(page, /^Send/)
          await expect(page.getByText('It is not your fault.')).toBeVisible()
        },
      },
      {
        name: 'changed-meanwhile',
        reach: async ({ page }) => {
          const json = { code: 'own_page.changed_meanwhile', message: 'No.' }
          await page.route('**/words', (route) => route.fulfill({ status: 409, json }))
          await press(page, 'Send again')
          await expect(page.getByText('in another window meanwhile')).toBeVisible()
        },
      },
      {
        name: 'changed',
        reach: async ({ page }) => {
          await press(page, 'Send again')
          await expect(page.getByText('Your words are with')).toBeVisible()
        },
      },
      {
        name: 'withdrawing',
        reach: async (visitor) => {
          await press(visitor.page, 'Withdraw')
          await question(visitor)
        },
      },
      {
        name: 'withdrawn',
        reach: async ({ page }) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
          await expect(page.getByText('Your words are withdrawn.')).toBeVisible()
        },
      },
      {
        name: 'publishing',
        reach: async ({ page, request }) => {
          await openMine(page, (await createClient(request, { isPrivate: true, hasPhoto: true })).path)
          await page.getByRole('radio', { name: 'Public' }).check()
          await expect(page.getByText('Let anybody read them?')).toBeVisible()
        },
      },
      {
        name: 'not-saved',
        reach: async ({ page }) => {
          await page.route('**/visibility', (route) => route.fulfill({ status: 429, body: '' }))
          await press(page, 'Make them public')
          await expect(page.getByText('This could not be saved')).toBeVisible()
        },
      },
      {
        name: 'erasing',
        reach: async (visitor) => {
          const { page } = visitor
          await press(page, 'Erase everything…')
          await question(visitor)
          await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
          await expect(page.getByText('Please tick this first.')).toBeVisible()
        },
      },
      {
        name: 'erased',
        reach: async ({ page }) => {
          await page.getByRole('checkbox', { name: 'I know that' }).check()
          await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
          await expect(page.getByRole('heading', { name: 'Everything is erased' })).toBeVisible()
        },
      },
      { name: 'leads-nowhere', reach: ({ page }) => openMine(page, '/testimonial/mine/nothing.here') },
      {
        name: 'asked',
        reach: async ({ page, request }) => openMine(page, (await createAskedClient(request)).path),
      },
      {
        name: 'declining',
        reach: async (visitor) => {
          await press(visitor.page, 'No thanks')
          await question(visitor)
        },
      },
      {
        name: 'declined',
        reach: async (visitor) => {
          await visitor.page.getByRole('dialog').getByRole('button', { name: 'No thanks' }).click()
          await expect(visitor.page.getByRole('heading', { name: 'That is quite all right' })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'end-mails',
    paths: ['/unsubscribe/:token'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      {
        name: 'asked',
        reach: async ({ page, request }) => openMine(page, (await createAskedClient(request)).unsubscribePath),
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await page.route('**/goodword/unsubscribe/*', (route) => route.fulfill({ status: 500, body: '' }))
          await press(page, 'No more mails from Studio Halm')
          await expect(page.getByText('This has not worked.')).toBeVisible()
        },
      },
      {
        name: 'ended',
        reach: async ({ page }) => {
          await press(page, 'No more mails from Studio Halm')
          await expect(page.getByRole('heading', { level: 1, name: 'No more mails', exact: true })).toBeVisible()
        },
      },
    ],
  },
]
