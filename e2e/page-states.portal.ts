import { LANGUAGES } from '#shared/languages.ts'
import { expect, succeed } from './fixtures.ts'
import {
  answerText,
  createAskedClient,
  createClient,
  createClientWithEveryPart,
  openPortal,
} from './portal.fixtures.ts'
import { type PageState, press, type Visit } from './page-states.parts.ts'

const question = ({ page }: Visit) => expect(page.getByRole('dialog')).toBeVisible()
const text = ({ page }: Visit) => page.locator('textarea').first()

/** All languages except English, which the other states use. They need no new page. */
const otherLanguages: PageState['states'] = LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  name: `in-${language}`,
  widths: [360],
  reach: async ({ page }: Visit) => {
    await page.locator('footer select').selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  },
}))

export const portalStates: readonly PageState[] = [
  {
    name: 'portal',
    paths: ['/testimonial/mine/:token'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      {
        name: 'shown',
        reach: async ({ page, request }) => {
          const { id, headers, path } = await createClientWithEveryPart(request)
          const add = async (what: string, data: object) =>
            succeed(await request.put(`/goodword/testimonial/${id}/${what}`, { headers, data }))
          await add('reply', { text: 'Thank you, Ana.', revisedAt: null })
          await add('translation', { language: 'de', text: 'Ruhig und genau.', revisedAt: null })
          await add('spelling', { text: `${answerText}!`, revisedAt: null })
          await openPortal(page, path)
          for (const section of await page.locator('summary').all()) await section.click()
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
          await press(page, 'Edit testimonial')
          await text(visitor).fill(' ')
          await press(page, /^Send/)
          await expect(page.getByText('Please write your testimonial.')).toBeVisible()
        },
      },
      {
        name: 'not-sent',
        reach: async (visitor) => {
          const { page } = visitor
          await page.route('**/portal/*/testimonial', (route) => route.fulfill({ status: 500, body: '' }))
          await text(visitor).fill('Better with every year.')
          await press(page, /^Send/)
          await expect(page.getByText('The problem is on our side.')).toBeVisible()
        },
      },
      {
        name: 'changed-elsewhere',
        reach: async ({ page }) => {
          const json = { code: 'own_page.changed_meanwhile', message: 'No.' }
          await page.route('**/portal/*/testimonial', (route) => route.fulfill({ status: 409, json }))
          await press(page, 'Send again')
          await expect(page.getByText('in another window')).toBeVisible()
        },
      },
      {
        name: 'changed',
        reach: async ({ page }) => {
          await press(page, 'Send again')
          await expect(page.getByText('has received your testimonial')).toBeVisible()
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
          await expect(page.getByText('You withdrew your testimonial.')).toBeVisible()
        },
      },
      {
        name: 'publishing',
        reach: async ({ page, request }) => {
          await openPortal(page, (await createClient(request, { isPrivate: true, hasPhoto: true })).path)
          await page.getByRole('radio', { name: 'Public' }).check()
          await expect(page.getByText('Make it public?')).toBeVisible()
        },
      },
      {
        name: 'not-saved',
        reach: async ({ page }) => {
          await page.route('**/visibility', (route) => route.fulfill({ status: 429, body: '' }))
          await press(page, 'Make it public')
          await expect(page.getByText("This couldn't be saved")).toBeVisible()
        },
      },
      {
        name: 'erasing',
        reach: async (visitor) => {
          const { page } = visitor
          await press(page, 'Erase everything…')
          await question(visitor)
          await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
          await expect(page.getByText('Please tick this box first.')).toBeVisible()
        },
      },
      {
        name: 'erased',
        reach: async ({ page }) => {
          await page.getByRole('checkbox', { name: 'I understand that' }).check()
          await page.getByRole('dialog').getByRole('button', { name: 'Erase everything' }).click()
          await expect(page.getByRole('heading', { name: 'Everything has been erased' })).toBeVisible()
        },
      },
      { name: 'unknown-link', reach: ({ page }) => openPortal(page, '/testimonial/mine/nothing.here') },
      {
        name: 'not-answered',
        reach: async ({ page, request }) => openPortal(page, (await createAskedClient(request)).path),
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
          await visitor.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
          await expect(visitor.page.getByRole('heading', { name: "That's all right" })).toBeVisible()
        },
      },
    ],
  },
  {
    name: 'unsubscribe',
    paths: ['/unsubscribe/:token'],
    visitor: 'anybody',
    expectedConsoleErrors: /Failed to load resource/,
    states: [
      {
        name: 'question',
        reach: async ({ page, request }) => openPortal(page, (await createAskedClient(request)).unsubscribePath),
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await page.route('**/goodword/unsubscribe/*', (route) => route.fulfill({ status: 500, body: '' }))
          await press(page, 'Unsubscribe from Studio Halm')
          await expect(page.getByText("That didn't work.")).toBeVisible()
        },
      },
      {
        name: 'ended',
        reach: async ({ page }) => {
          await press(page, 'Unsubscribe from Studio Halm')
          await expect(page.getByRole('heading', { level: 1, name: "You're unsubscribed", exact: true })).toBeVisible()
        },
      },
    ],
  },
]
