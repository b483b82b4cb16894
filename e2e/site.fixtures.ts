import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Publishes the wall, on the way that the list of widgets leads, and answers the code that is copied by it. */
export async function copyEmbedCode(page: Page): Promise<string> {
  await page.goto('/widgets')
  await page.getByRole('link', { name: 'Publish and get the code of Wall' }).click()
  await page.getByRole('button', { name: 'Publish and copy code' }).click()
  await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The same, as the owner of a site copies it that has a policy. */
export async function copyCodeWithoutRules(page: Page): Promise<string> {
  const whole = await copyEmbedCode(page)
  await page.getByText('Your site has a Content Security Policy').click()
  await page.getByRole('button', { name: 'Copy the code of Wall without rules' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).not.toBe(whole)
  return copied()
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
