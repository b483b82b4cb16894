import type { Page } from '@playwright/test'

/** Chooses a file of clients on the page that imports them. */
export async function chooseClientFile(page: Page, content: string, name = 'clients.csv'): Promise<void> {
  await page.getByLabel('Drop a CSV or Excel file here, or click to choose one.').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  })
}

/** Opens the page that imports clients, and chooses a file with these lines. */
export async function importClients(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto('/import/clients')
  await chooseClientFile(page, lines.join('\n'))
  await page
    .getByRole('button', { name: /^Check \d/ })
    .or(page.getByRole('heading', { name: 'When to send' }))
    .waitFor()
  const check = page.getByRole('button', { name: /^Check \d/ })
  if (await check.isVisible()) await check.click()
}

/** The row of a client, by address or name. */
export const clientRow = (page: Page, client: string) =>
  page.getByRole('table', { name: 'Clients' }).getByRole('row').filter({ hasText: client })

export const summary = (page: Page) => page.getByRole('region', { name: 'What this import does' })
