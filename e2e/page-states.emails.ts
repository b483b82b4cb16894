import type { Page } from '@playwright/test'
import { getEmailSettings } from '#shared/email-settings.ts'
import { previewEmail } from '#shared/email-previews.ts'
import { domainOf, entriesOf, settingsOf, showEmailSettings, showDoNotAskList } from './emails.fixtures.ts'
import { expect } from './fixtures.ts'
import { fail, leaveUnanswered, type PageState, press } from './page-states.parts.ts'

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })

async function open(page: Page) {
  await page.goto('/settings/emails')
  await expect(preview(page).getByText('From', { exact: true })).toBeAttached()
  await expect(page.getByText(/on the list|The list is empty/).first()).toBeAttached()
}

export const emailStates: readonly PageState[] = [
  {
    name: 'settings-emails',
    paths: ['/settings/emails'],
    visitor: 'owner',
    expectedConsoleErrors: /status of 500/,
    states: [
      {
        name: 'free',
        reach: async ({ page }) => {
          await showDoNotAskList(page, [])
          await open(page)
          await expect(page.getByText('On Pro: your own text')).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, getEmailSettings.path)
          await page.goto('/settings/emails')
          await expect(page.locator('main [aria-busy=true]').first()).toBeAttached()
        },
      },
      {
        name: 'full',
        reach: async ({ page }) => {
          await showEmailSettings(page, settingsOf({ domain: domainOf() }))
          await showDoNotAskList(page, entriesOf(24))
          await open(page)
          await expect(page.getByText('mail.feldmann.example').first()).toBeVisible()
        },
      },
      {
        name: 'phone-preview',
        widths: [360],
        reach: async ({ page }) => {
          await page.setViewportSize({ width: 360, height: 800 })
          await press(page, 'Preview')
          await expect(preview(page)).toBeVisible()
        },
      },
      {
        name: 'plain-text',
        reach: async ({ page }) => {
          await preview(page).getByRole('radio', { name: 'Plain text' }).check()
          await expect(page.getByLabel('The email as plain text')).toBeVisible()
        },
      },
      {
        name: 'add-style',
        reach: async ({ page }) => {
          await page.setViewportSize({ width: 1280, height: 800 })
          await showEmailSettings(page, settingsOf())
          await showDoNotAskList(page, entriesOf(3))
          await open(page)
          await press(page, 'Add a style')
          await expect(page.getByRole('dialog', { name: 'Add a style' })).toBeVisible()
        },
      },
      {
        name: 'paused',
        reach: async ({ page }) => {
          await showEmailSettings(
            page,
            settingsOf({
              rights: { plan: 'pro', hasOwnText: true, hasOwnSender: false, stylesMax: 1 },
              sending: {
                isAddressVerified: false,
                leftToday: 3,
                dailyLimit: 5,
                countedAt: [],
                pausedAt: '2026-11-20T10:00:00.000Z',
              },
              domain: domainOf({ status: 'failed' }),
            }),
          )
          await fail(page, previewEmail.path)
          await showDoNotAskList(page, [])
          await page.goto('/settings/emails')
          await expect(page.getByText('have been paused since')).toBeVisible()
          await expect(page.getByText('could not be updated')).toBeAttached()
        },
      },
      {
        name: 'error',
        reach: async ({ page }) => {
          await fail(page, getEmailSettings.path)
          await page.goto('/settings/emails')
          await expect(page.getByText('could not be loaded')).toBeVisible()
        },
      },
      {
        name: 'mistakes',
        reach: async ({ page }) => {
          await showEmailSettings(page, settingsOf())
          await showDoNotAskList(page, entriesOf(3))
          await open(page)
          await page.getByLabel('Custom colour (hex)').fill('red')
          await page.getByRole('button', { name: 'Save', exact: true }).first().click()
          await expect(page.getByText('Enter a colour like #8e3075.')).toBeVisible()
          await page.getByLabel('Email addresses or domains').fill('ana')
          await press(page, 'Add to list')
          await expect(page.getByText('“ana” isn’t an email address')).toBeVisible()
          await press(page, 'Add domain')
          await expect(page.getByText('Domain is required.')).toBeVisible()
        },
      },
    ],
  },
]
