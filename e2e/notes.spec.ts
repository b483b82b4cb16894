import { createOwner, createRequest, expect, firstWidget, rememberOwner } from './fixtures.ts'
import { openList, rowOf, test } from './list.fixtures.ts'
import { answerRequest } from './portal.fixtures.ts'
import { createStudio, join } from './team.fixtures.ts'

test('a testimonial is assigned to a colleague, who finds it and leaves a note that only the team reads', async ({
  browser,
  page,
  request,
}) => {
  const owner = await createStudio(request)
  const account = await createOwner(request)
  await join(request, owner, { account, role: 'editor' })
  const { id } = await createRequest(request, owner)
  await createRequest(request, owner, { customerName: 'Ben Okafor', customerEmail: 'ben@client.example' })
  const portal = await answerRequest(request, { id, testimonial: 'Nora kept the blue cap.' })

  await rememberOwner(page, owner)
  await openList(page, `/testimonial/list?open=${id}`)
  const details = page.getByRole('dialog', { name: 'Ana Ribeiro' })
  await details.getByRole('button', { name: 'Assigned to:' }).click()
  await page.getByRole('menuitemradio', { name: /Nora Feldmann/ }).click()
  await expect(details.getByRole('button', { name: 'Assigned to:' })).toContainText('Nora Feldmann')
  await page.keyboard.press('Escape')
  const heightOf = async (client: string) => (await rowOf(page, client).boundingBox())?.height
  expect(await heightOf('Ana Ribeiro')).toBe(await heightOf('Ben Okafor'))
  await expect(rowOf(page, 'Ana Ribeiro')).toContainText('Assigned to Nora Feldmann')

  const colleague = await (await browser.newContext()).newPage()
  await rememberOwner(colleague, account)
  await openList(colleague)
  await colleague.getByRole('button', { name: 'Filter by assignee:' }).click()
  await colleague.getByRole('menuitemradio', { name: 'Me' }).click()
  await expect(colleague).toHaveURL(/assignee=me/)
  await expect(rowOf(colleague, 'Ben Okafor')).toHaveCount(0)
  await colleague.getByRole('link', { name: 'Ana Ribeiro: open details' }).first().click()
  await colleague.getByRole('textbox', { name: 'Add a note' }).fill('For the poster.')
  await colleague.getByRole('button', { name: 'Add note' }).click()
  await expect(colleague.getByRole('button', { name: 'Delete your note' })).toBeVisible()
  await expect(colleague.getByRole('textbox', { name: 'Add a note' })).toHaveValue('')

  await openList(page, `/testimonial/list?open=${id}`)
  await expect(details.getByText('For the poster.')).toBeVisible()
  await details.getByRole('button', { name: 'Delete the note by' }).click()
  await page.getByRole('dialog', { name: 'Delete this note?' }).getByRole('button', { name: 'Delete note' }).click()
  await expect(details.getByText('For the poster.')).toHaveCount(0)

  const widget = await firstWidget(request, owner)
  for (const path of [portal, `/w/${widget.id}.json`])
    expect(await (await request.get(path)).text()).not.toContain('poster')
})
