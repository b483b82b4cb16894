import { approve, createRequest, expect, firstWidget } from './fixtures.ts'
import { openList, test } from './list.fixtures.ts'
import { answerRequest } from './portal.fixtures.ts'

const BEFORE = 'They recieve my warmest thnaks. Nora is never late.'
const AFTER = 'They receive my warmest thanks. Nora is never late.'

test.use({ expectedConsoleErrors: /status of 422/ })

test('a spelling fix is suggested, refused where it is more, compared and accepted on a phone, and shown at once', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await createRequest(request, owner)
  const portal = await answerRequest(request, { id, testimonial: BEFORE })
  await approve(request, owner, id)
  const widget = await firstWidget(request, owner)
  const details = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  const openDetails = () => openList(page, `/testimonial/list?open=${id}`)

  await openDetails()
  await details.getByRole('button', { name: 'Suggest a spelling fix' }).click()
  const field = details.getByRole('textbox', { name: 'How it should be spelt' })
  await expect(field).toHaveValue(BEFORE)
  await expect(details.getByText('Ana Ribeiro gets an email about it, and decides on their own page.')).toBeVisible()
  await field.fill(AFTER.replace('warmest', 'best'))
  await details.getByRole('button', { name: 'Send suggestion' }).click()
  await expect(field).toHaveAccessibleDescription(/“warmest” became “best”, which is another word/)
  await field.fill(AFTER)
  await expect(details.locator('del')).toHaveText(['recieve', 'thnaks.'])
  await details.getByRole('button', { name: 'Send suggestion' }).click()
  await expect(details.getByText('Nothing changes unless Ana Ribeiro accepts it.')).toBeVisible()
  await expect(details.getByText('You suggested a spelling fix')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(portal)
  const suggestion = page.getByRole('region', { name: 'Nora Feldmann suggests a spelling fix' })
  await expect(suggestion.locator('ins')).toHaveText(['receive ', 'thanks. '])
  await suggestion.getByRole('button', { name: 'Use this spelling' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your testimonial now has this spelling.' })).toBeFocused()
  await expect(page.getByRole('figure')).toContainText(AFTER)
  await expect(page.getByText('Public: anyone can see it.')).toBeVisible()
  await page.locator('summary').filter({ hasText: 'History' }).click()
  await expect(page.getByText('You accepted a spelling fix')).toBeVisible()

  await page.goto(`/wall/${widget.id}`)
  await expect(page.locator('goodword-widget')).toContainText(AFTER)
})
