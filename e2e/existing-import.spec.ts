import { zipSync } from 'fflate'
import { finishExistingImport } from '#shared/existing-import.ts'
import { pngOf } from './files/images.ts'
import { expect } from './fixtures.ts'
import { answerOf, chooseFromTitle, dialog, openList, rowOf, showList, test } from './list.fixtures.ts'

// The cancelled import is never finished.
test.use({ expectedConsoleErrors: /ERR_FAILED/ })

const PHOTOS = Buffer.from(zipSync({ 'all/eleni.png': pngOf().buffer }))

const FILE = `Client,Words,Notes,Stars,Written on,Link,Photo
Eleni Markou,Our olives travel to nine countries.,a,5,03/04/2024,https://senja.example/p/1,https://cdn.example/eleni.png
Callum Reid,"Quick, fair, no jargon.",b,4,05/06/2024,,callum.png
Oskar Lehtinen,We argued about one millimetre for a week.,c,9/10,07/08/2024,
Callum Reid,"Quick, fair, no jargon.",d,4,05/06/2024,
E. Markou,Our olives travel to nine countries now.,e,5,03/04/2024,
`

test('existing testimonials are read, corrected, imported, approved together and undone together', async ({ page }) => {
  await openList(page)
  await chooseFromTitle(page, 'Import existing testimonials')
  await page.getByRole('main').getByRole('link', { name: 'Import clients' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import clients' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Import testimonials' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import testimonials' })).toBeVisible()
  const area = page.getByLabel('Drop a CSV, Excel, JSON or ZIP file here, or click to choose one.')
  await area.setInputFiles('e2e/files/libreoffice.xlsx')
  await page.getByRole('button', { name: 'Reviews (4 rows)' }).click()
  await expect(page.getByLabel('Date', { exact: true })).toHaveValue('4')
  await page.getByRole('button', { name: 'Check 3 rows' }).click()
  await expect(page.getByText('3 of 3 rows are ready')).toBeVisible()
  await expect(page.getByText('<b>All</b> of them.')).toBeVisible()
  await page.getByRole('button', { name: 'File' }).click()
  await area.setInputFiles({ name: 'old-site.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })

  // Guessed by the titles, the content and the owner.
  await expect(page.getByLabel('Client name')).toHaveValue('0')
  await page.getByLabel('Testimonial', { exact: true }).selectOption('Words')
  await page.getByLabel('Date', { exact: true }).selectOption('Written on')
  await page.getByLabel('Day first, as in Europe').check()
  await page
    .getByLabel('Drop the photos or a ZIP file of them here, or click to choose them.')
    .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: PHOTOS })
  await expect(page.getByText('1 of 2 found among 1 file.')).toBeVisible()
  await page.getByRole('button', { name: 'Check 5 rows' }).click()

  await expect(page.getByText('3 of 5 rows are ready')).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'Check and import' })).toBeFocused()
  const toFix = page.getByRole('region', { name: 'Needs fixing' })
  await expect(toFix).toContainText('“9/10” isn’t a rating from 1 to 5.')
  await toFix.getByLabel('Rating of row 4').fill('5')
  await toFix.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('4 of 5 rows are ready')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Duplicates' })).toContainText('Duplicate of row 3.')

  const chips = page.getByRole('navigation', { name: 'Show rows' })
  await chips.getByRole('button', { name: 'Almost the same 1' }).click()
  await expect(page.getByText('Almost the same as row 2.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Duplicates' })).toBeHidden()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Check 5 rows' }).click()
  await expect(chips.getByRole('button', { name: 'Almost the same 1' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByLabel('Import row 6, E. Markou').uncheck()
  await chips.getByRole('button', { name: 'All 5' }).click()
  await expect(page.getByText('3 of 5 rows are ready')).toBeVisible()

  await expect(page.getByText('No photo named “callum.png” is chosen. It’s imported without a photo.')).toBeVisible()
  await expect(page.getByText('1 of them has a photo.')).toBeVisible()

  await page.goBack()
  await expect(dialog(page)).toHaveAccessibleName('Leave without importing?')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Import 3 testimonials' }).click()
  await expect(page.getByText('Tick this to import.')).toBeVisible()
  await page.getByLabel('These are my clients’ own words').check()
  await page.getByLabel('Where they come from').fill('Our old site')
  await page.getByRole('button', { name: 'Import 3 testimonials' }).click()
  await expect(page.getByRole('heading', { name: '3 testimonials imported' })).toBeVisible()

  await expect(page.getByText('1 photo is uploaded.')).toBeVisible()

  await page.getByRole('link', { name: 'Review 3 testimonials' }).click()
  await expect(page.getByRole('complementary', { name: 'Import' })).toContainText('None is shown yet.')
  await expect(rowOf(page, 'Eleni Markou').getByText('Submitted')).toBeVisible()
  await expect(rowOf(page, 'Eleni Markou').locator('img')).toBeVisible()
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Approve 3' }).click()
  await dialog(page)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(rowOf(page, 'Eleni Markou').getByText('Approved')).toBeVisible()

  await page.goto('/import')
  const recent = page.getByRole('region', { name: 'Recent imports' })
  await expect(recent).toContainText('3 testimonials imported from Our old site.')
  await recent.getByRole('link', { name: 'Show testimonials' }).click()
  const note = page.getByRole('complementary', { name: 'Import' })
  await expect(note).toContainText('3 are shown.')
  await note.getByRole('button', { name: 'Undo import' }).click()
  await expect(dialog(page)).toContainText('3 of them are approved, and visitors will no longer see them.')
  await dialog(page).getByRole('button', { name: 'Undo import' }).click()
  await expect(page.getByText('The import is being undone.')).toBeVisible()
  await expect(note).toContainText('The import from Our old site is undone.')
  await page.getByRole('link', { name: 'One import. Show all testimonials' }).click()
  await expect(page.getByText('Eleni Markou')).toHaveCount(0)
})

const TAKEOUT = {
  'Takeout/Google Business Profile/account-1/location-2/reviews.json': Buffer.from(
    '{"reviews":[{"reviewer":{"displayName":"Ana Ribeiro"},"starRating":"FIVE","comment":"Precise.","createTime":"2025-06-05T10:00:00Z"}]}',
  ),
}

test('the products whose exports are known are listed, and the ZIP file of Google Takeout is read', async ({
  page,
}) => {
  await openList(page, '/import')
  const known = page.getByRole('region', { name: 'Exports we know' })
  await expect(known.getByRole('heading', { level: 3 })).toHaveText([
    'Goodword',
    'LinkedIn',
    'Trustpilot',
    'Judge.me',
    'Google',
    'Senja',
  ])
  await expect(known.getByRole('listitem').filter({ hasText: 'LinkedIn' })).toContainText(
    'Recommendations_Received.csv',
  )
  const area = page.getByLabel('Drop a CSV, Excel, JSON or ZIP file here, or click to choose one.')
  const zip = (files: Record<string, Uint8Array>) => ({
    name: 'takeout.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files)),
  })
  await area.setInputFiles(zip({ 'Takeout/a.json': Buffer.from('[]') }))
  await expect(page.getByText('There are no Google reviews in this ZIP file.')).toBeVisible()
  await area.setInputFiles(zip(TAKEOUT))
  await page.getByRole('button', { name: 'Check 1 row' }).click()
  await expect(page.getByText('1 of 1 row is ready')).toBeVisible()
  await expect(page.getByLabel('Where they come from')).toHaveValue('Google')
})

test('an import shows how far it is, and can be cancelled on its way', async ({ page }) => {
  await openList(page, '/import')
  const area = page.getByLabel('Drop a CSV, Excel, JSON or ZIP file here, or click to choose one.')
  await area.setInputFiles({
    name: 'two.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Testimonial\nAna Ribeiro,Precise.\nJonas Weber,Kind.\n'),
  })
  await page.getByRole('button', { name: 'Check 2 rows' }).click()
  await page.getByLabel('These are my clients’ own words').check()
  await page.getByLabel('Where they come from').fill('Our old site')
  const isOver = Promise.withResolvers<void>()
  await page.route(`**${finishExistingImport.path.replace(':id', '*')}`, async (route) => {
    await isOver.promise
    await route.abort()
  })
  await page.getByRole('button', { name: 'Import 2 testimonials' }).click()
  const rail = page.getByRole('complementary', { name: 'Import' })
  await expect(rail.getByRole('status')).toContainText('2 of 2 rows have arrived.')
  const bar = rail.getByRole('progressbar', { name: 'Progress' })
  await expect(bar).toHaveJSProperty('value', 2)
  await expect(bar).toHaveJSProperty('max', 4)
  await rail.getByRole('button', { name: 'Cancel import' }).click()
  await expect(bar).toHaveCount(0)
  await expect(rail.getByRole('status')).toContainText('2 of 2 rows are ready')
  isOver.resolve()
  await expect(rail.getByRole('button', { name: 'Import 2 testimonials' })).toBeEnabled()
  await openList(page)
  await expect(page.getByText('Ana Ribeiro')).toHaveCount(0)
})

test('a row says where it was imported from and by whom, as far as there is room', async ({ page }) => {
  const imported = { receivedVia: 'Google', userId: 'usr_1', memberName: 'Mira Castell' }
  await page.setViewportSize({ width: 1280, height: 800 })
  await showList(page, [answerOf({ customerName: 'Cleo', source: 'owner', imported })])
  await openList(page)
  const row = rowOf(page, 'Cleo')
  await expect(row).toContainText('Imported from Google by Mira Castell')
  await expect(row.getByTitle('Imported from Google by Mira Castell')).toHaveCount(1)
  const isOnLine = (text: string) =>
    row.getByText(text, { exact: true }).evaluate((part) => {
      const line = part.parentElement?.getBoundingClientRect()
      return line !== undefined && part.getBoundingClientRect().bottom <= line.bottom + 1
    })
  expect([await isOnLine('from Google'), await isOnLine('by Mira Castell')]).toEqual([true, false])
  await page.setViewportSize({ width: 360, height: 800 })
  expect([await isOnLine('Imported'), await isOnLine('from Google')]).toEqual([true, false])
})
