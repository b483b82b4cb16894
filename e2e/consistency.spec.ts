import type { Locator } from '@playwright/test'
import { getChecklist } from '#shared/onboarding.ts'
import { createRequest, expect, firstWidget } from './fixtures.ts'
import { accountOf, openRules, showAccounts, showPayments } from './payments.fixtures.ts'
import { answerOf, chooseFromMenu, dialog, openList, showDecisions, showList, test } from './list.fixtures.ts'

const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** The colour of an element's background or border as it is painted, from 0 (black) to 1 (white). */
const luminance = (element: Locator, property: 'background-color' | 'border-top-color') =>
  element.evaluate((node, name) => {
    const channels =
      getComputedStyle(node)
        .getPropertyValue(name)
        .match(/[\d.]+/g) ?? []
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const share = Number(channel) / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }, property)

/** In how many lines the text of an element stands. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ bottom }) => Math.round(bottom / 8))
    return new Set(tops).size
  })

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

for (const viewport of sizes)
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('every select has the same arrow, corners and height', async ({ page, request, owner }) => {
      const { id } = await createRequest(request, owner)
      await openList(page)
      const shapes = new Map<string, string[]>()
      const measure = async (path: string) => {
        await page.goto(path)
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await expect(page.locator('select').first()).toBeVisible()
        for (const select of await page.locator('select:visible').all()) {
          const shape = await select.evaluate((node) => {
            const { appearance, borderTopLeftRadius, minBlockSize, paddingInlineEnd } = getComputedStyle(node)
            const hasArrow = node.nextElementSibling?.tagName.toLowerCase() === 'svg'
            return `${appearance} ${minBlockSize} ${borderTopLeftRadius} ${paddingInlineEnd} arrow ${hasArrow}`
          })
          shapes.set(shape, [...(shapes.get(shape) ?? []), path])
        }
      }
      for (const path of ['/settings/profile', '/settings/emails']) await measure(path)
      expect([...shapes.keys()]).toHaveLength(1)
      const { id: widget } = await firstWidget(request, owner)
      for (const path of [`/widgets/${widget}`, '/forms/default']) await measure(path)
      // Among the fields of an editor they are lower.
      const drawn = new Set([...shapes.keys()].map((shape) => shape.replace(/ \d+px/, '')))
      expect([...drawn], JSON.stringify([...shapes])).toHaveLength(1)
      await page.goto(`/testimonial/submit/${id}`)
      const language = page.getByLabel('Language')
      await expect(language).toHaveCSS('appearance', 'none')
      await expect(language).toHaveCSS('background-image', /linear-gradient/)
    })

    test('an empty checkbox is empty in dark mode, and a ticked one is not', async ({ page, owner: _owner }) => {
      await page.emulateMedia({ colorScheme: 'dark' })
      await openList(page)
      await page.getByRole('button', { name: '+ Create' }).click()
      const box = dialog(page).getByRole('checkbox')
      const ground = await luminance(dialog(page), 'background-color')
      await expect(box).not.toBeChecked()
      expect(contrast(await luminance(box, 'background-color'), ground)).toBeLessThan(1.1)
      expect(contrast(await luminance(box, 'border-top-color'), ground)).toBeGreaterThan(3)
      await expect(box).toHaveCSS('appearance', 'none')
      await box.check()
      await page.mouse.move(0, 0)
      expect(contrast(await luminance(box, 'background-color'), ground)).toBeGreaterThan(3)
    })

    test('the first steps have one kind of button to begin with, and one to hide them', async ({
      page,
      owner: _owner,
    }) => {
      await openList(page)
      const steps = page.getByRole('region', { name: 'First steps' })
      const drawn = await steps.locator('li :is(button, a[class])').evaluateAll((all) =>
        all.map((each) => {
          const { backgroundColor, borderTopWidth, borderTopColor, fontSize, fontWeight, color } =
            getComputedStyle(each)
          return [backgroundColor, borderTopWidth, borderTopColor, fontSize, fontWeight, color].join(' ')
        }),
      )
      expect(drawn.length).toBeGreaterThanOrEqual(3)
      expect(new Set(drawn).size).toBe(1)
      const hide = steps.getByRole('button', { name: 'Hide first steps' })
      const begin = page.getByRole('button', { name: 'Create request' })
      await expect(hide).toHaveCSS(
        'border-top-left-radius',
        await begin.evaluate((node) => getComputedStyle(node).borderTopLeftRadius),
      )
      await expect(hide).toHaveCSS('font-weight', await begin.evaluate((node) => getComputedStyle(node).fontWeight))
    })

    test('“Optional” stands right after the name of its field', async ({ page, owner: _owner }) => {
      const gap = async (label: Locator) => {
        const [name, word] = await label.evaluate((node) => {
          const range = document.createRange()
          const text = node.firstChild
          if (text) range.selectNodeContents(text)
          const optional = [...node.querySelectorAll('span')].find(
            ({ textContent }) => textContent.trim() === 'Optional',
          )
          return [range.getBoundingClientRect().right, optional?.getBoundingClientRect().left ?? Infinity] as const
        })
        return word - name
      }
      await page.goto('/settings/profile')
      expect(await gap(page.locator('label', { hasText: 'Organisation name' }))).toBeLessThanOrEqual(12)
      await openList(page)
      await page.getByRole('button', { name: '+ Create' }).click()
      const ofName = await gap(dialog(page).locator('label', { hasText: 'Client name' }))
      expect(ofName).toBeLessThanOrEqual(12)
      expect(await gap(dialog(page).locator('p', { hasText: 'Tags' }))).toBeCloseTo(ofName, 0)
      await page.goto('/logout')
      await expect(page).toHaveURL(/\/$/)
      await page.goto('/sign-up')
      const label = page.locator('label', { hasText: 'Company name' })
      await expect(label).toBeVisible()
      expect(await gap(label)).toBeLessThanOrEqual(12)
    })

    test('what adds, imports and exports is in the menu beside the title', async ({ page, request, owner }) => {
      await createRequest(request, owner)
      await openList(page)
      for (const name of ['Import', 'Add existing testimonial', 'Export testimonials'])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'More: add, import, export' }).click()
      await expect(page.getByRole('menuitem')).toHaveText([
        'Add existing testimonial',
        'Import existing testimonials',
        'Import clients',
        'Planned requests',
        'Copy collection link',
        'Export as CSV',
        'Export as JSON',
      ])
    })

    test('the dialog that creates a request leaves its room to the fields', async ({ page, owner: _owner }) => {
      if (viewport.width === 390) await page.setViewportSize({ width: 360, height: 800 })
      await openList(page)
      await page.getByRole('button', { name: '+ Create' }).click()
      const save = dialog(page).getByRole('button', { name: 'Save without sending' })
      const link = dialog(page).getByRole('button', { name: 'Save and copy link' })
      const foot = await save.evaluate((node) => node.parentElement?.getBoundingClientRect().height ?? 0)
      expect(foot).toBeLessThanOrEqual(84)
      expect((await save.boundingBox())?.y).toBe((await link.boundingBox())?.y)
      const box = dialog(page).getByLabel('Send testimonial request email automatically')
      for (const [label, isTicked] of [
        ['Save and copy link', false],
        ['Send and copy link', true],
      ] as const) {
        await box.setChecked(isTicked)
        const button = dialog(page).getByRole('button', { name: label })
        expect(await linesOf(button), `${label} stands in one line`).toBe(1)
      }
      await box.setChecked(false)
      const left = dialog(page).getByText('5 of 5 requests left this month')
      await left.scrollIntoViewIfNeeded()
      await expect(left).toBeVisible()
      const [note, button] = [await left.boundingBox(), await link.boundingBox()]
      if (viewport.width >= 720) expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
    })

    test('what can be done with selected rows looks alike', async ({ page, owner: _owner }) => {
      await showList(page, [answerOf({ customerName: 'Ana Ribeiro' })])
      await openList(page)
      if (viewport.width < 720) await page.getByRole('button', { name: 'Select', exact: true }).click()
      await page.getByRole('checkbox', { name: 'Select Ana Ribeiro' }).check()
      const bar = page.getByRole('region', { name: 'Selection' })
      const quiet = bar.getByRole('button', { name: /tag|service|Export/i })
      await expect(quiet).toHaveCount(3)
      const drawn = await quiet.evaluateAll((all) =>
        all.map((button) => {
          const text = button.querySelector('[aria-hidden]:not(svg)') ?? button
          const { fontSize, fontWeight, color } = getComputedStyle(text)
          return [fontSize, fontWeight, color, Math.round(button.getBoundingClientRect().height)].join(' ')
        }),
      )
      expect(new Set(drawn).size, drawn.join('\n')).toBe(1)
    })

    test('a private answer can be approved from its row', async ({ page, owner: _owner }) => {
      await page.setViewportSize({ ...viewport, width: viewport.width === 390 ? 360 : viewport.width })
      const answers = [answerOf({ isPrivate: true, customerName: 'Ana Ribeiro' })]
      await showList(page, answers)
      await showDecisions(page, answers)
      await openList(page)
      const approve = page.getByRole('button', { name: /^Approve testimonial/ })
      if (viewport.width >= 720) return void (await approve.click())
      await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Approve' })
      await expect(dialog(page)).toContainText('Ana Ribeiro')
    })

    test('a testimonial that is cut shows that it goes on, at the end that it goes on', async ({
      page,
      owner: _owner,
    }) => {
      const long = Array.from({ length: 60 }, (_item, index) => `Sentence ${index} of many.`).join(' ')
      const answers = [answerOf({ testimonial: long, customerName: 'Ana Ribeiro' })]
      await showList(page, answers)
      await showDecisions(page, answers)
      await openList(page)
      if (viewport.width >= 720) await page.getByRole('button', { name: /^Approve testimonial/ }).click()
      else await chooseFromMenu(page, { client: 'Ana Ribeiro', action: 'Approve' })
      const quote = dialog(page).getByRole('region', { name: 'Testimonial from Ana Ribeiro' })
      await expect(quote).toBeVisible()
      // A strip at the left edge, where no letters are, against the same strip in the middle. The box is measured each
      // time: the dialog grows when the places in which the testimonial will appear have loaded.
      const isPlainAtEdges = async () => {
        const { x, y, height } = (await quote.boundingBox()) ?? { x: 0, y: 0, height: 0 }
        const strip = (start: number) => page.screenshot({ clip: { x: x + 1, y: start, width: 1, height: 10 } })
        const [top, middle, bottom] = [await strip(y), await strip(y + height / 2), await strip(y + height - 10)]
        return [top.equals(middle), bottom.equals(middle)]
      }
      await expect.poll(isPlainAtEdges).toEqual([true, false])
      await quote.evaluate((node) => (node.scrollTop = node.scrollHeight))
      await expect.poll(isPlainAtEdges).toEqual([false, true])
    })

    test.describe('after a failure', () => {
      test.use({ expectedConsoleErrors: /status of 500/ })

      test('the toast goes when the same action succeeds, and stays when another one does', async ({
        page,
        owner: _,
      }) => {
        let fails = true
        await page.route(`**${getChecklist.path}`, (route) =>
          route.request().method() === 'PUT' && fails ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
        )
        await openList(page)
        const hide = page.getByRole('button', { name: 'Hide first steps' })
        await hide.click()
        await expect(page.getByRole('alert')).toContainText('We couldn’t hide the list.')
        fails = false
        await page.getByRole('button', { name: 'Resend email' }).click()
        await expect(page.getByRole('button', { name: 'Sent' })).toBeVisible()
        await expect(page.getByRole('alert')).toContainText('We couldn’t hide the list.')
        await hide.click()
        await expect(hide).toHaveCount(0)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    })

    for (const { locale, day, hours, paid } of [
      { locale: 'en-US', day: /resets [A-Z][a-z]{2} 1$/, hours: 'between 9 AM and 5 PM', paid: '3:00 PM' },
      { locale: 'en-GB', day: /resets 1 [A-Z][a-z]{2}$/, hours: 'between 9 and 17', paid: '15:00' },
      { locale: 'de-DE', day: /resets 1 [A-Z][a-z]{2}$/, hours: 'between 9 and 17', paid: '15:00' },
    ])
      test.describe(`in a browser in ${locale}`, () => {
        test.use({ locale })

        test('dates are written in the manner of the reader', async ({ page, owner: _owner }) => {
          await openList(page)
          await expect(page.getByText('requests this month', { exact: false }).first()).toHaveText(day)
          await expect(page.getByText(`Monday to Friday ${hours}.`)).toBeVisible()
          await showAccounts(page, [accountOf()])
          await showPayments(page, [])
          await openRules(page)
          await expect(page.getByText('Paid today at')).toContainText(`Paid today at ${paid} `)
          await expect(page.getByLabel('When emails are sent').locator('option').first()).toHaveText(
            `Monday to Friday ${hours}`,
          )
        })
      })
  })

test('disabled fields of a larger plan say so where they are pointed at', async ({ page, owner: _owner }) => {
  await page.goto('/settings/emails')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByLabel('Subject', { exact: true })).toBeDisabled()
  expect(
    await page
      .getByLabel('Subject', { exact: true })
      .evaluate((node) => node.closest('[title]')?.getAttribute('title')),
  ).toBe('Part of Pro.')
  await page.goto('/settings/subscription')
  await expect(page.getByRole('button', { name: 'Your current plan' })).toHaveAttribute('title', 'You’re on this plan.')
})
