import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** The code of the wall, as an owner copies it. */
export async function copyEmbedCode(page: Page): Promise<string> {
  await page.goto('/widgets')
  await page.getByRole('button', { name: 'Copy the code of Wall' }).click()
  await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** A page of the owner's own site, whose policy allows the product's origin and nothing else. */
export const siteWith = (embedCode: string, { origin }: { origin: string }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src 'self' ${origin}; require-trusted-types-for 'script'">
<title>Feldmann Studio</title>
</head>
<body>
<h1>What clients wrote</h1>
${embedCode}
</body>
</html>`
