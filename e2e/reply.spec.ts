import { approve, createRequest, expect, firstWidget } from './fixtures.ts'
import { openList, test } from './list.fixtures.ts'
import { answerRequest } from './portal.fixtures.ts'

test('a reply is below the testimonial for visitors and the client, and hides when the client changes it', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await createRequest(request, owner)
  const portal = await answerRequest(request, { id, testimonial: 'Nora kept the blue cap.' })
  await approve(request, owner, id)
  const widget = await firstWidget(request, owner)
  const details = page.getByRole('dialog', { name: 'Ana Ribeiro' })

  await openList(page, `/testimonial/list?open=${id}`)
  // Notes are for one member too, and an assignee needs a second one.
  await expect(details.getByRole('textbox', { name: 'Add a note' })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Assigned to:' })).toHaveCount(0)
  await details.getByRole('button', { name: 'Write a reply' }).click()
  await details.getByRole('textbox', { name: 'Reply' }).fill('Thank you, Ana.\nSay hello to the cap.')
  await page.keyboard.press('Escape')
  await openListAgain()
  await details.getByRole('button', { name: 'Save reply' }).click()
  await expect(details.getByText('shown below the testimonial where there’s room')).toBeVisible()
  await expect(details.getByText('You replied')).toBeVisible()

  await page.goto(`/wall/${widget.id}`)
  const reply = page.locator('goodword-widget [part=reply]')
  await expect(reply).toHaveText('Reply from Feldmann StudioThank you, Ana. Say hello to the cap.')

  await page.goto(portal)
  await expect(page.getByRole('figure')).toContainText('Reply from Feldmann StudioThank you, Ana.')
  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await page.getByLabel('How was your experience?').fill('Nora kept the cap.')
  await page.getByRole('button', { name: 'Send to Feldmann Studio' }).click()
  await expect(page.getByRole('status').getByText('has received your testimonial.')).toBeVisible()
  await expect(page.getByText('Say hello to the cap.')).toHaveCount(0)

  await openListAgain()
  await details.getByRole('button', { name: 'Keep reply' }).click()
  await expect(details.getByText('It appears with the testimonial once that is approved.')).toBeVisible()
  await details.getByRole('button', { name: 'Remove reply' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(details.getByText('Say hello to the cap.')).toBeVisible()

  async function openListAgain() {
    await openList(page, `/testimonial/list?open=${id}`)
  }
})
