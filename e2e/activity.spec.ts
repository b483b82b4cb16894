import { readFile } from 'node:fs/promises'
import type { APIRequestContext, Page } from '@playwright/test'
import { updateFormSettings } from '#shared/form-settings.ts'
import { listActivity } from '#shared/workspace-activity.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { ACTIVITY_PAGE, lineOf, showActivity } from './activity.fixtures.ts'
import { haveRole } from './team.fixtures.ts'
import { createOwner, createRequest, expect, type Owner, rememberOwner, submitAnswer, test } from './fixtures.ts'

const line = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

async function ownerWithActivity(request: APIRequestContext): Promise<Owner> {
  const owner = await createOwner(request, { organisationName: 'Lund Coffee' })
  const { id } = await createRequest(request, owner, { customerName: '=Kaja Berg' })
  await submitAnswer(request, id, { customerName: '=Kaja Berg' })
  const headers = { authorization: `Bearer ${owner.token}` }
  await request.put(`/goodword/testimonial/${id}/approve`, { headers })
  const form = { accentColor: '#0b6e4f', asksCompany: false, asksRole: false, questions: [] }
  expect((await request.put(updateFormSettings.path.replace(':id', 'default'), { headers, data: form })).status()).toBe(
    200,
  )
  return owner
}

for (const width of [1280, 390])
  test(`an owner sees who did what, filters it and exports it, ${width} pixels wide`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const owner = await ownerWithActivity(request)
    await rememberOwner(page, owner)
    await page.goto('/settings/data')
    await page.getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveText([/^Today, \w+/])
    await expect(line(page, 'Approved the testimonial from =Kaja Berg')).toContainText('Owner')
    await expect(line(page, 'Answered the request')).toContainText('Client')
    const settings = line(page, 'Changed settings in Client form')
    await expect(settings).toContainText('Colour:')
    await expect(settings.getByRole('insertion')).toContainText('#0b6e4f')
    await expectAccessibleAndNoOverflow(page)

    await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
    await expect(line(page, 'Approved')).toHaveCount(0)
    await expect(settings).toBeVisible()
    await page.getByLabel('Person').selectOption('Clients')
    await expect(page.getByText('No activity of Clients in Settings in the last 30 days.')).toBeVisible()
    await page.goBack()
    await expect(settings).toBeVisible()
    await page.goBack()
    await expect(line(page, 'Approved')).toBeVisible()

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(csv.suggestedFilename()).toMatch(/^goodword-activity-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await csv.path(), 'utf8')
    expect(text).toContain('"Approved the testimonial from =Kaja Berg"')
    expect(text).toContain(`"'=Kaja Berg","Client","Answered the request"`)
    await expect(page.getByText(/^\d lines exported\.$/)).toBeVisible()
  })

test('a testimonial opens from its line, and its history names the member', async ({ page, request }) => {
  await rememberOwner(page, await ownerWithActivity(request))
  await page.goto(ACTIVITY_PAGE)
  await line(page, 'Approved the testimonial').getByRole('link', { name: '=Kaja Berg' }).click()
  await expect(page.getByRole('dialog').getByText('You approved it')).toBeVisible()
})

test.describe('earlier lines', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('come when asked for, after a failure too, and each is shown once', async ({ page, request }) => {
    await rememberOwner(page, await createOwner(request))
    const newest = [lineOf({ hoursAgo: 1 }), lineOf({ hoursAgo: 2 })]
    await showActivity(page, newest, '1763632800000_act_2')
    let isAway = true
    await page.route(`**${listActivity.path}?*before=*`, (route) =>
      isAway
        ? route.fulfill({ status: 500, json: {} })
        : route.fulfill({
            json: {
              items: [lineOf({ hoursAgo: 2 }), lineOf({ hoursAgo: 90, name: 'Jo Halm' })],
              next: null,
              members: [],
            },
          }),
    )
    await page.goto(ACTIVITY_PAGE)
    await page.getByRole('button', { name: 'Show earlier' }).click()
    await expect(page.getByRole('alert')).toContainText('Earlier activity could not be loaded.')
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(line(page, 'Jo Halm')).toBeVisible()
    await expect(line(page, 'Approved the testimonial')).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Show earlier' })).toHaveCount(0)
  })
})

test('an editor is told who may see it, and is not led there', async ({ page, request }) => {
  await rememberOwner(page, await createOwner(request))
  await haveRole(page, 'editor')
  await page.goto(ACTIVITY_PAGE)
  await expect(page.getByText('Admins and the owner of this workspace can do this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0)
  await page.goto('/settings/data')
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Activity' })).toHaveCount(0)
})
