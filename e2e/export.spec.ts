import { readFile } from 'node:fs/promises'
import { expect } from './fixtures.ts'
import { answerOf, chooseFromTitle, countsOf, dialog, LIST_CALL, openList, test } from './list.fixtures.ts'

const testimonials = Array.from({ length: 230 }, (_, index) =>
  answerOf({ id: `testimonial-${index}`, customerName: index === 0 ? '=1+1' : `Client ${index}` }),
)

test.describe('an export of the list', () => {
  test.use({ expectedConsoleErrors: /status of 500/ })

  test('saves all pages of the current view, shows its progress, and can be cancelled and retried', async ({
    page,
  }) => {
    const queries: string[] = []
    let secondPage: 'waits' | 'fails' | 'comes' = 'waits'
    await page.route(LIST_CALL, async (route) => {
      const { searchParams } = new URL(route.request().url())
      const [number, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('pageSize') ?? 20)]
      if (size === 100) queries.push(searchParams.toString())
      if (size === 100 && number === 2 && secondPage === 'waits') return
      if (size === 100 && number === 2 && secondPage === 'fails') return route.fulfill({ status: 500, json: {} })
      await route.fulfill({
        json: {
          items: testimonials.slice((number - 1) * size, number * size),
          pagination: { currentPage: number, pageCount: Math.ceil(testimonials.length / size) },
          counts: countsOf(testimonials),
        },
      })
    })
    await openList(page, '/testimonial/list?status=submitted&sort=oldest')

    await chooseFromTitle(page, 'Export as CSV')
    await expect(dialog(page).getByText('100 of 230')).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)

    secondPage = 'fails'
    await chooseFromTitle(page, 'Export as CSV')
    await expect(dialog(page).getByRole('alert')).toContainText('We couldn’t collect the testimonials.')
    secondPage = 'comes'
    queries.length = 0
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Try again' }).click(),
    ])
    await expect(page.getByText('230 testimonials exported.')).toBeVisible()
    expect(csv.suggestedFilename()).toMatch(/^goodword-testimonials-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\r\n')
    expect(lines).toHaveLength(231)
    expect(lines[1]).toContain('"testimonial-0","\'=1+1",')
    expect(queries).toHaveLength(3)
    for (const query of queries) expect(query).toMatch(/status=submitted.*sort=oldest|sort=oldest.*status=submitted/)

    const [json] = await Promise.all([page.waitForEvent('download'), chooseFromTitle(page, 'Export as JSON')])
    expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toEqual(
      testimonials.map((row) => ({ ...row, translations: [] })),
    )
  })
})
