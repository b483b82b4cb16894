import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createCheckoutSession, reinstateSubscription } from '#shared/billing.ts'
import { connectStripe } from '#shared/connections.ts'
import { getCurrentUser } from '#shared/users.ts'
import { expect, test, rememberNewOwner } from './fixtures.ts'

/** A test elsewhere that shows the row: a file and the test's name as it is written there. */
type Proof = { file: string; test: string }
type Row = { situation: string; wording: string; provenBy?: Proof[]; show?: (page: Page) => Promise<void> }

const refusal = { status: 500, json: { message: 'Stripe is having a day off.' } }

async function showAsCancelling(page: Page) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const response = await route.fetch()
    const user = { ...(await response.json()), plan: 'pro', isStripeSubscriptionCancelling: true }
    await route.fulfill({ response, json: user })
  })
}

/** The error catalogue of the specification, row by row. */
const catalogue: Row[] = [
  {
    situation: 'login, wrong credentials or user not found',
    wording: 'Email or password are incorrect.',
    provenBy: [
      {
        file: 'e2e/account-errors.spec.ts',
        test: 'with ${code} says that email or password are incorrect, and keeps what was typed',
      },
    ],
  },
  {
    situation: 'any other login or sign-up error',
    wording: 'An unexpected error occurred.',
    provenBy: [
      { file: 'e2e/account-errors.spec.ts', test: 'with ${code} is unexpected' },
      {
        file: 'e2e/account-errors.spec.ts',
        test: 'that is answered ${status} ${code} is unexpected, and says what can be done',
      },
    ],
  },
  {
    situation: 'sign-up with aliased email',
    wording: 'You cannot sign up with an aliased email address.',
    provenBy: [{ file: 'e2e/account.spec.ts', test: 'with an aliased address is refused' }],
  },
  {
    situation: 'forgot password, user not found',
    wording: 'Cannot find user with that email.',
    provenBy: [{ file: 'e2e/account.spec.ts', test: 'says that there is no such user' }],
  },
  {
    situation: 'forgot password, other errors',
    wording: 'An unexpected error occurred.',
    provenBy: [{ file: 'e2e/account-errors.spec.ts', test: 'says so for a forgotten password as well' }],
  },
  {
    situation: 'sign-in returns no user',
    wording: 'Failed to sign in.',
    provenBy: [
      {
        file: 'dashboard/src/lib/auth/session.test.ts',
        test: 'fails with a sentence when the service answers with no user',
      },
    ],
  },
  {
    situation: 'create or update testimonial fails',
    wording: 'Something went wrong.',
    provenBy: [
      { file: 'e2e/list-requests.spec.ts', test: 'shows what the server says and keeps what was typed' },
      { file: 'e2e/list-requests.spec.ts', test: 'says that something went wrong when the server says nothing' },
    ],
  },
  {
    situation: 'client submission fails',
    wording: 'An unexpected error occurred.',
    provenBy: [
      {
        file: 'e2e/submit-failures.spec.ts',
        test: 'after ${status} everything is kept, also over a reload, and the same key is sent again',
      },
    ],
  },
  {
    situation: 'clipboard copy fails',
    wording: 'Failed to copy to clipboard.',
    provenBy: [
      { file: 'e2e/list-actions.spec.ts', test: 'says so when the browser refuses to copy it' },
      { file: 'e2e/widgets-page.spec.ts', test: 'says so when the clipboard is refused' },
    ],
  },
  {
    situation: 'connect payment account fails',
    wording: 'Stripe is having a day off.',
    show: async (page) => {
      await page.route(`**${connectStripe.path}`, (route) => route.fulfill(refusal))
      await page.goto('/settings/stripe')
      await page.getByRole('button', { name: 'Connect', exact: true }).click()
    },
  },
  {
    situation: 'plan change fails: checkout',
    wording: 'Unable to update your plan. Please contact support.',
    show: async (page) => {
      await page.route(`**${createCheckoutSession.path}`, (route) => route.fulfill(refusal))
      await page.goto('/settings/subscription')
      await page.getByRole('button', { name: /Pro/ }).click()
    },
  },
  {
    situation: 'plan change fails: reinstatement',
    wording: 'Unable to update your plan. Please contact support.',
    show: async (page) => {
      await showAsCancelling(page)
      await page.route(`**${reinstateSubscription.path}`, (route) => route.fulfill(refusal))
      await page.goto('/settings/subscription')
      await page.getByRole('button', { name: /Pro/ }).click()
    },
  },
  {
    situation: 'confirm dialog action throws',
    wording: 'The shelf is full.',
    provenBy: [
      {
        file: 'e2e/frame.spec.ts',
        test: 'says why in a toast that stays until it is dismissed, and can be tried again',
      },
    ],
  },
  {
    situation: 'organisation image dialog fails',
    wording: 'Something went wrong.',
    provenBy: [{ file: 'e2e/upload-profile.spec.ts', test: 'of submitting tells ${name}, and can be tried again' }],
  },
  {
    situation: 'failed upload item',
    wording: 'Upload failed. Please try again',
    provenBy: [
      { file: 'e2e/upload-failures.spec.ts', test: 'says so, and goes under another id when it is tried again' },
    ],
  },
  {
    situation: 'cancelled upload item',
    wording: '',
    provenBy: [
      {
        file: 'e2e/upload.spec.ts',
        test: 'shows how much has left, and can be cancelled without a word and without a trace',
      },
    ],
  },
  {
    situation: 'failure to delete a stored image',
    wording: '',
    provenBy: [
      {
        file: 'dashboard/src/features/settings/use-organisation-uploads.test.tsx',
        test: 'a picture that cannot be taken back when the dialog goes is reported, and only reported',
      },
      {
        file: 'dashboard/src/submit/use-photo.test.tsx',
        test: 'a photo that cannot be deleted is gone for the client, and reported',
      },
    ],
  },
  {
    situation: 'failed mutation with no message',
    wording: 'An unexpected error occurred.',
    provenBy: [
      { file: 'dashboard/src/lib/api.test.ts', test: 'else the error field' },
      { file: 'dashboard/src/lib/api.test.ts', test: 'else the message of the first item' },
      { file: 'dashboard/src/lib/api.test.ts', test: 'else the sentence for everything else' },
    ],
  },
  {
    situation: 'analytics status 429',
    wording: 'Too many requests. Please try again later.',
    provenBy: [
      { file: 'dashboard/src/lib/analytics/analytics.sender.test.ts', test: 'throws to a %i the sentence for it' },
    ],
  },
  {
    situation: 'API 401',
    wording: '/login',
    provenBy: [
      { file: 'e2e/account.spec.ts', test: 'is asked once more with a fresh one' },
      {
        file: 'e2e/account.spec.ts',
        test: 'a second time sends to the login, and back to the same page afterwards',
      },
    ],
  },
  {
    situation: 'list fails to load',
    wording: 'Uh oh! Something unexpected happened.',
    provenBy: [{ file: 'e2e/list.spec.ts', test: 'says so on the whole page, and comes back when it is asked again' }],
  },
  {
    situation: 'signed-in identity setup fails',
    wording: 'Something unexpected happened.',
    provenBy: [{ file: 'e2e/session.spec.ts', test: 'because the sign-in itself cannot be loaded shows a way out' }],
  },
  {
    situation: 'unknown route',
    wording: "Looks like you've landed somewhere that doesn't exist!",
    provenBy: [{ file: 'e2e/frame.spec.ts', test: 'an unknown path of every kind is answered 404 with the same page' }],
  },
  {
    situation: 'auth hook used outside its provider',
    wording: 'This component must be used within a <AuthProvider> component.',
    provenBy: [
      {
        file: 'dashboard/src/components/providers.test.tsx',
        test: 'outside of its provider, $hook.name says: $sentence',
      },
    ],
  },
  {
    situation: 'toast or modal used outside its provider',
    wording: 'This component must be used within a <ToastProvider> component.',
    provenBy: [
      {
        file: 'dashboard/src/components/providers.test.tsx',
        test: 'outside of its provider, $hook.name says: $sentence',
      },
    ],
  },
]

test('every row of the error catalogue has a proof that exists and checks its wording', () => {
  const missing = catalogue.flatMap(({ situation, wording, provenBy = [], show }) => {
    const read = (file: string) => {
      const path = join(import.meta.dirname, '..', file)
      return existsSync(path) ? readFileSync(path, 'utf8') : ''
    }
    const unnamed = provenBy.filter((proof) => !read(proof.file).includes(proof.test)).map((proof) => proof.test)
    const isWorded = provenBy.length === 0 || provenBy.some(({ file }) => read(file).includes(wording))
    const isProven = provenBy.length > 0 || show !== undefined
    return [...unnamed, ...(isWorded && isProven ? [] : [wording])].map((what) => `${situation}: ${what}`)
  })
  expect(missing).toEqual([])
})

test.describe('In the browser', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  for (const { situation, wording, show } of catalogue)
    if (show)
      test(`${situation} says “${wording}” in a toast that stays until it is dismissed`, async ({ page }) => {
        await rememberNewOwner(page)
        await show(page)
        const toast = page.getByRole('alert').filter({ hasText: wording })
        await expect(toast).toHaveText(wording)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        await toast.getByRole('button', { name: 'Dismiss' }).click()
        await expect(toast).toHaveCount(0)
      })
})
