import { createRequest, expect, submitAnswer } from './fixtures.ts'
import { answerOf, dialog, openList, rowOf, showList, test } from './list.fixtures.ts'

test('several testimonials get a tag, the list is filtered by it, and the address keeps the filter', async ({
  page,
  request,
  owner,
}) => {
  for (const name of ['Ana', 'Kim', 'Lena'])
    await createRequest(request, owner, { customerName: name, customerEmail: `${name}@client.example` })
  await openList(page)
  await page.getByRole('checkbox', { name: 'Select Ana' }).check()
  await page.getByRole('checkbox', { name: 'Select Kim' }).check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('combobox', { name: 'Find or make a tag' }).fill('shelf test')
  await page.getByRole('option', { name: 'Make tag “shelf test”' }).click()
  await expect(page.getByText('2 testimonials have the tag “shelf test”.')).toBeVisible()
  await expect(page.getByRole('option', { name: 'shelf test' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Set service' }).click()
  await page.getByRole('combobox', { name: 'Service of the selected testimonials' }).fill('A label')
  await page.getByRole('option', { name: 'Use “A label”' }).click()
  await expect(page.getByText('2 testimonials have the service “A label”.')).toBeVisible()
  await bar.getByRole('button', { name: 'Set service' }).click()
  await page.getByRole('option', { name: 'A label' }).click()
  await expect(page.getByText('2 testimonials have no service now.')).toBeVisible()
  for (const tag of ['press', 'second edition', 'course']) {
    await bar.getByRole('button', { name: 'Add tag' }).click()
    await page.getByRole('combobox', { name: 'Find or make a tag' }).fill(tag)
    await page.getByRole('option', { name: `Make tag “${tag}”` }).click()
    await expect(page.getByText(`2 testimonials have the tag “${tag}”.`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(rowOf(page, 'Ana')).toContainText('course')
  await expect(rowOf(page, 'Ana')).toContainText('+3, press, second edition, shelf test')

  await page.getByRole('button', { name: 'Filter by tag:' }).click()
  await page.getByRole('menuitemradio', { name: 'shelf test' }).click()
  await expect(page).toHaveURL(/tag=tag_/)
  await expect(rowOf(page, 'Lena')).toHaveCount(0)
  await expect(rowOf(page, 'Kim')).toBeVisible()
  await page.reload()
  await expect(rowOf(page, 'Kim')).toBeVisible()
  await expect(rowOf(page, 'Lena')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filter by tag: shelf test' })).toBeVisible()
  await page.goBack()
  await expect(rowOf(page, 'Lena')).toBeVisible()
})

test('a tag is made by keyboard in the details, renamed, and deleted after a question', async ({
  page,
  request,
  owner,
}) => {
  const { id } = await createRequest(request, owner, { customerName: 'Ana', service: 'A label' })
  await submitAnswer(request, id, { customerName: 'Ana' })
  await openList(page, `/testimonial/list?open=${id}`)
  const details = page.getByRole('dialog', { name: 'Ana' })
  await expect(details.getByRole('button', { name: 'Service: A label' })).toBeVisible()
  await expect(details.getByText('You created the request')).toBeVisible()
  await page.keyboard.press('t')
  const field = page.getByRole('combobox', { name: 'Find or make a tag' })
  await expect(field).toBeFocused()
  await page.keyboard.type('sh')
  await page.keyboard.press('Enter')
  await expect(details.getByRole('button', { name: 'Remove the tag sh' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(details.getByRole('button', { name: 'Add tag' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)
  await expect(rowOf(page, 'Ana')).toContainText('sh')

  await page.getByRole('button', { name: 'Filter by tag:' }).click()
  await page.getByRole('menuitem', { name: 'Manage tags and services' }).click()
  await dialog(page).getByRole('button', { name: 'Change the tag sh' }).click()
  await dialog(page).getByRole('textbox', { name: 'Name of the tag' }).fill('shelf test')
  await dialog(page).getByRole('radio', { name: 'Green' }).check({ force: true })
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Delete the tag shelf test' }).click()
  await expect(dialog(page)).toContainText('Delete the tag “shelf test”? 1 testimonial loses it.')
  await dialog(page).getByRole('button', { name: 'Delete tag' }).click()
  await expect(dialog(page)).toContainText('No tags yet.')
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
  await expect(rowOf(page, 'Ana')).not.toContainText('shelf test')
})

test('keys typed before the tags have loaded are not lost', async ({ page, request, owner }) => {
  const { id } = await createRequest(request, owner, { customerName: 'Ana' })
  await openList(page, `/testimonial/list?open=${id}`)
  const details = page.getByRole('dialog', { name: 'Ana' })
  await expect(details.getByRole('button', { name: 'Add tag' })).toBeVisible()
  const answered = Promise.withResolvers<void>()
  await page.route('**/goodword/tag/list', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.keyboard.press('t')
  await page.keyboard.type('shop')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Find or make a tag' })).toHaveValue('shop')
  await expect(page.getByRole('listbox', { name: 'Find or make a tag' }).locator('~ p')).toHaveText('Loading')
  answered.resolve()
  await expect(details.getByRole('button', { name: 'Remove the tag shop' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Find or make a tag' })).toHaveValue('')
})

for (const width of [1280, 360])
  test(`tags leave the words two thirds of their line, and say the rest on demand, at ${width} px`, async ({
    page,
  }) => {
    const names = ['for the second edition of the book', 'press', 'shelf test']
    const tags = names.map((name, index) => ({ id: `tag_${index}`, name, color: 'plum' as const }))
    const words = 'She found a typo in our ingredients that had been printed eleven thousand times.'
    await page.setViewportSize({ width, height: 800 })
    await showList(page, [
      answerOf({ id: 'first', customerName: 'Ida', testimonial: words }),
      answerOf({ id: 'none', customerName: 'Vera', testimonial: words }),
      answerOf({ id: 'one', customerName: 'Ben', testimonial: words, tags: tags.slice(1, 2) }),
      answerOf({ id: 'three', customerName: 'Cleo', testimonial: words, tags }),
      answerOf({ id: 'last', customerName: 'Dora', testimonial: words }),
    ])
    await openList(page)
    const line = rowOf(page, 'Cleo').getByTitle(names.join(', '))
    await expect(line).toContainText('+2')
    await expect(rowOf(page, 'Ben').getByText('press')).toBeVisible()
    for (const { client, title } of [
      { client: 'Ben', title: 'press' },
      { client: 'Cleo', title: names.join(', ') },
    ]) {
      const shares = await rowOf(page, client)
        .getByTitle(title)
        .evaluate((one) => {
          const name = one.querySelector('bdi')
          return {
            ofLine: one.getBoundingClientRect().width / (one.parentElement?.getBoundingClientRect().width ?? 0),
            isCut: name !== null && name.scrollWidth > name.clientWidth,
          }
        })
      expect(shares.ofLine).toBeLessThanOrEqual(1 / 3)
      expect(shares.isCut).toBe(client === 'Cleo')
    }
    // The first and the last row have other borders.
    const heights = await Promise.all(
      ['Vera', 'Ben', 'Cleo'].map(async (client) => (await rowOf(page, client).boundingBox())?.height),
    )
    expect(new Set(heights).size).toBe(1)
  })
