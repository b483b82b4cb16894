import { listKnownClients } from '#shared/known-clients.ts'
import { chooseClientFile, clientRow, importClients, summary } from './client-import.fixtures.ts'
import { settingsOf, showEmailSettings } from './emails.fixtures.ts'
import { createRequest, expect, submitAnswer } from './fixtures.ts'
import { haveRole } from './team.fixtures.ts'
import { fail, leaveUnanswered, type PageState, press, type Visit } from './page-states.parts.ts'

const PATH = '/import/clients'
/** More than Free has requests for in a month. */
const CLIENTS = [
  'Email,Name,Service',
  'jonas@client.example,Jonas Weber,One label',
  'ana@client.example,Ana Ribeiro,A range of up to six',
  'rechnung@kontornord,Kontor Nord,One label',
  'giulia@client.example,Giulia Ferrante,A range of up to six',
  'giulia@client.example,Giulia Ferrante,A range of up to six',
  ...Array.from({ length: 7 }, (_, index) => `client${index}@client.example,Client ${index},Name and mark`),
]

async function openClients({ page, request, owner }: Visit): Promise<void> {
  await createRequest(request, owner, { customerEmail: 'jonas@client.example', isAutoSendEnabled: true })
  const { id } = await createRequest(request, owner, { customerEmail: 'ana@client.example' })
  await submitAnswer(request, id)
  await importClients(page, CLIENTS)
  await expect(clientRow(page, 'Ana Ribeiro')).toContainText('has answered')
}

export const clientImportStates: readonly PageState[] = [
  {
    name: 'client-import',
    paths: [PATH],
    visitor: 'owner',
    expectedConsoleErrors: /500/,
    states: [
      {
        name: 'file',
        reach: async ({ page }) => {
          await page.goto(PATH)
          await chooseClientFile(page, '')
          await expect(page.getByRole('alert')).toBeVisible()
        },
      },
      {
        name: 'columns',
        reach: async ({ page }) => {
          await page.goto(PATH)
          await chooseClientFile(page, 'A,B\n1,2\n')
          await expect(page.getByText('Choose the column with the email addresses.')).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, listKnownClients.path)
          await importClients(page, CLIENTS)
        },
      },
      {
        name: 'unknown',
        reach: async ({ page }) => {
          await page.unrouteAll()
          await fail(page, listKnownClients.path)
          await importClients(page, CLIENTS)
          await expect(page.getByText('We couldn’t look up who was asked before.')).toBeVisible()
          await page.unrouteAll()
        },
      },
      {
        name: 'days',
        reach: async (visit) => {
          const counted = new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString()
          const sending = {
            isAddressVerified: false,
            leftToday: 0,
            dailyLimit: 1,
            countedAt: [counted],
            pausedAt: null,
          }
          await showEmailSettings(visit.page, settingsOf({ sending }))
          await openClients(visit)
          await expect(visit.page.getByText('requests are sent later because of that')).toBeVisible()
        },
      },
      {
        name: 'correct',
        reach: async ({ page }) => {
          await press(page, 'Correct it')
          await press(page, /^Save$/)
          await expect(page.getByText('Client email must be an address like ana@example.com.').first()).toBeVisible()
        },
      },
      {
        name: 'only-save',
        reach: async ({ page }) => {
          await page.getByLabel('Only save').check()
          await expect(summary(page)).toContainText('will be saved')
        },
      },
      {
        name: 'email',
        widths: [1280],
        reach: async ({ page }) => {
          await press(page, 'Preview email')
          await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
        },
      },
      {
        name: 'role',
        reach: async ({ page }) => {
          await haveRole(page, 'editor')
          await page.goto(PATH)
          await expect(page.getByRole('note')).toContainText('import clients')
        },
      },
    ],
  },
]
