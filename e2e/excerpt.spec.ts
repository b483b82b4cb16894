import { approve, createRequest, expect, firstWidget } from './fixtures.ts'
import { openList, test } from './list.fixtures.ts'
import { answerRequest } from './portal.fixtures.ts'

const TEXT =
  'Our oil stood on the shelf for nine years. Nora spent a day at the press.\n\nWe sold the harvest in eleven days. The labels last.'
const EXCERPT = '… Nora spent a day at the press.\n\nWe sold the harvest in eleven days. …'

test('two of four sentences are on cards, all are one press away, and the excerpt ends with the client’s words', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await createRequest(request, owner)
  const portal = await answerRequest(request, { id, testimonial: TEXT })
  await approve(request, owner, id)

  await openList(page, `/testimonial/list?open=${id}`)
  const details = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  await details.getByRole('radio', { name: 'Excerpt' }).check()
  await details.getByRole('checkbox', { name: 'Our oil stood' }).press('Space')
  await details.getByRole('blockquote').getByText('The labels last.').click()
  await expect(details.getByText('2 of 4 sentences on cards')).toBeVisible()
  await details.getByRole('button', { name: 'Highlight' }).click()
  await details.getByRole('textbox', { name: 'Words to highlight' }).fill('eleven days')
  await details.getByRole('textbox', { name: 'Words to highlight' }).press('Enter')
  await expect(details.getByRole('region', { name: 'On a card' })).toContainText('eleven days. … Read more')
  await expect(details.getByText('You chose what cards show')).toBeVisible()
  const widget = await firstWidget(request, owner)
  const feedItem = async () => (await (await request.get(`/w/${widget.id}.json`)).json()).items[0]
  await expect.poll(feedItem).toMatchObject({ text: TEXT, excerpt: EXCERPT, highlight: 'eleven days' })

  await page.goto(`/wall/${widget.id}`)
  const card = page.locator('goodword-widget figure')
  await expect(card.getByRole('blockquote')).toHaveText(EXCERPT.replace('\n\n', ''))
  await expect(card.locator('mark:visible')).toHaveText('eleven days')
  await card.getByText('Read more').click()
  await expect(card.locator('mark:visible')).toHaveText('eleven days')
  await expect(card.getByRole('blockquote')).toHaveText(TEXT.replace('\n\n', ''))

  await page.goto(portal)
  await page.getByRole('button', { name: 'Edit testimonial' }).click()
  await page.getByLabel('How was your experience?').fill(TEXT.replace('eleven', 'nine'))
  await page.getByRole('button', { name: 'Send to Feldmann Studio' }).click()
  await expect(page.getByRole('status').getByText('has received your testimonial.')).toBeVisible()
  await openList(page, `/testimonial/list?open=${id}`)
  await expect(details.getByText('so the excerpt or highlight ended')).toBeVisible()
  await expect(details.getByRole('radio', { name: 'Full text' })).toBeChecked()
})
