import type { Page } from '@playwright/test'
import { getTeam } from '#shared/members.ts'
import { listPayments } from '#shared/payments.ts'
import { listWidgets } from '#shared/widget-editor.ts'
import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { delayFirstResponse } from './account.fixtures.ts'
import { expect, signIn, test, rememberOwner } from './fixtures.ts'
import { accountOf, paymentOf, showAccounts } from './payments.fixtures.ts'
import { addWorkspace, createAgency, switcher, switchTo } from './workspaces.fixtures.ts'

const clientRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an owner creates a second workspace, works in it, and goes back to the first', async ({ page, request }) => {
  await rememberOwner(page, await createAgency(request))
  await page.goto('/testimonial/list')
  await expect(clientRow(page, 'Client of Feldmann')).toBeVisible()
  await expect(switcher(page)).toHaveCount(0)

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'New workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'New workspace' })
  await expectAccessibleAndNoOverflow(page)
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Name').fill('Lund Coffee')
  await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await dialog.getByLabel('Copy form, emails and rules from').selectOption({ label: 'Feldmann Studio' })
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect(switcher(page)).toContainText('Lund Coffee')
  await expect(dialog).toHaveCount(0)
  await expect(clientRow(page, 'Client of Feldmann')).toHaveCount(0)
  await page.reload()
  await expect(switcher(page)).toContainText('Lund Coffee')

  await switchTo(page, 'Feldmann Studio')
  await page.goto('/testimonial/list')
  await expect(clientRow(page, 'Client of Feldmann')).toBeVisible()
})

test('each tab keeps its workspace, and a new one begins with the one opened last', async ({
  page,
  context,
  request,
}) => {
  const owner = await createAgency(request)
  await addWorkspace(request, owner, 'Lund Coffee')
  await rememberOwner(page, owner)
  await page.goto('/testimonial/list')
  await switchTo(page, 'Feldmann Studio')
  const other = await context.newPage()
  await other.goto('/testimonial/list')
  await expect(switcher(other)).toContainText('Feldmann Studio')
  await switchTo(other, 'Lund Coffee')
  await page.reload()
  await expect(switcher(page)).toContainText('Feldmann Studio')
  await page.goto('/testimonial/list')
  await expect(clientRow(page, 'Client of Feldmann')).toBeVisible()
})

test('a late answer of one workspace is not shown in the next', async ({ page, request }) => {
  const owner = await createAgency(request)
  await addWorkspace(request, owner, 'Lund Coffee')
  await rememberOwner(page, owner)
  await page.goto('/widgets')
  await switchTo(page, 'Feldmann Studio')
  await page.goto('/widgets')
  const list = await delayFirstResponse(page, '**/goodword/testimonial/list*')
  await page.goto('/testimonial/list')
  await switchTo(page, 'Lund Coffee')
  await list.release()
  await page.goto('/testimonial/list')
  await expect(switcher(page)).toContainText('Lund Coffee')
  await expect(clientRow(page, 'Client of Feldmann')).toHaveCount(0)
})

/** Holds the first answer of a call back, as another one. */
async function delayChanged(page: Page, url: string, change: (json: Record<string, unknown>) => object) {
  const arrived = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    url,
    async (route) => {
      const json = Object(await (await route.fetch()).json())
      arrived.resolve()
      await released.promise
      await route.fulfill({ json: change(json) })
    },
    { times: 1 },
  )
  return { arrived: arrived.promise, release: released.resolve }
}

const OF_FELDMANN = 'Only in Feldmann Studio'

const lateAnswers = [
  {
    name: 'payments',
    title: 'Payments',
    links: ['Payments'],
    path: '/payments',
    call: `**${listPayments.path}*`,
    change: (json: Record<string, unknown>) => ({ ...json, items: [paymentOf({ customerName: OF_FELDMANN })] }),
  },
  {
    name: 'widgets',
    title: 'Widgets',
    links: ['Widgets'],
    path: '/widgets',
    call: `**${listWidgets.path}`,
    change: (json: Record<string, unknown>) => ({
      ...json,
      items: listWidgets.response?.parse(json).items.map((widget) => ({ ...widget, name: OF_FELDMANN })),
    }),
  },
  {
    name: 'members',
    title: 'Team',
    links: ['Settings', 'Team'],
    path: '/settings/team',
    call: `**${getTeam.path}`,
    change: (json: Record<string, unknown>) => ({
      ...json,
      members: getTeam.response?.parse(json).members.map((member) => ({ ...member, name: OF_FELDMANN })),
    }),
  },
]

for (const { name, title, links, path, call, change } of lateAnswers) {
  test(`late ${name} of one workspace are not shown in the next`, async ({ page, request }) => {
    const owner = await createAgency(request)
    await addWorkspace(request, owner, 'Lund Coffee')
    await showAccounts(page, [accountOf()])
    await signIn(page, owner)
    await switchTo(page, 'Feldmann Studio')
    const late = await delayChanged(page, call, change)
    await page.goto(path)
    await late.arrived
    await switchTo(page, 'Lund Coffee')
    for (const link of links) await page.getByRole('link', { name: link, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await late.release()
    await expect(switcher(page)).toContainText('Lund Coffee')
    await expect(page.getByText(OF_FELDMANN)).toHaveCount(0)
    await switchTo(page, 'Feldmann Studio')
    await expect(page.getByText(OF_FELDMANN)).toHaveCount(0)
  })
}

test('what is typed in one workspace is not offered in another', async ({ page, request }) => {
  const owner = await createAgency(request)
  await addWorkspace(request, owner, 'Lund Coffee')
  await signIn(page, owner)
  const dialog = page.getByRole('dialog', { name: 'Create testimonial request' })
  const open = () => page.getByRole('button', { name: '+ Create' }).click()
  await open()
  await dialog.getByLabel('Client email').fill('ana@client.example')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await switchTo(page, 'Feldmann Studio')
  await open()
  await expect(dialog.getByLabel('Client email')).toHaveValue('')
  await expect(dialog.getByText('We’ve restored what you typed before.')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await switchTo(page, 'Lund Coffee')
  await open()
  await expect(dialog.getByLabel('Client email')).toHaveValue('ana@client.example')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('the open workspace stands in the header', async ({ page, request }) => {
    const owner = await createAgency(request)
    await addWorkspace(request, owner, 'A workspace with a rather long name of its own')
    await rememberOwner(page, owner)
    await page.goto('/testimonial/list')
    await expect(switcher(page)).toContainText('A workspace with')
    await expectAccessibleAndNoOverflow(page)
    await switcher(page).click()
    await expectAccessibleAndNoOverflow(page)
  })
})
