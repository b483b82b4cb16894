import type { Page } from '@playwright/test'
import { createTestimonial } from '#shared/testimonial-requests.ts'
import { expect, submitAnswer, test } from './fixtures.ts'

const MOST_PRESSES = 60

/** The name of the focused element, and whether its focus ring is visible. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return { name: '', isVisible: true }
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
    const name =
      focused.getAttribute('aria-label') ?? (labels.map((label) => label.textContent).join(' ') || focused.textContent)
    // The link of a row shows its focus around the whole row.
    const around = [focused.closest('tr')].filter((row) => row !== null)
    const ring = [focused, ...labels, ...around].map((element) => getComputedStyle(element))
    const isVisible = ring.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    )
    return { name: name.trim(), isVisible }
  })

/** A keyboard that counts key presses, except those that type text. */
function keyboardOf(page: Page) {
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  return {
    press,
    count: () => presses,
    type: (text: string) => page.keyboard.type(text),
    /** Presses Tab until an element with this name has the focus. Every focus on the way must be visible. */
    async reach(name: RegExp) {
      for (let tries = 0; tries < 30; tries += 1) {
        await press('Tab')
        const focus = await focusOf(page)
        expect(focus).toMatchObject({ isVisible: true })
        if (name.test(focus.name)) return
      }
      throw new Error(`The keyboard does not reach ${name}. The focus is on "${(await focusOf(page)).name}".`)
    },
  }
}

test('an owner signs up, creates a request, approves and copies the code with the keyboard alone', async ({
  page,
  request,
}) => {
  const { press, type, reach, count } = keyboardOf(page)
  await page.goto('/sign-up')
  await expect(page.getByLabel('Email')).toBeVisible()
  await reach(/^Email/)
  await type(`nora.keys.${process.pid}@studio.example`)
  await reach(/^First name/)
  await type('Nora')
  await reach(/^Last name/)
  await type('Feldmann')
  await reach(/^Password/)
  await type('correct horse battery')
  await press('Enter')
  await expect(page).toHaveURL(/\/testimonial\/list$/)
  await expect(page.getByRole('button', { name: '+ Create' })).toBeVisible()

  const created = page.waitForResponse(`**${createTestimonial.path}`)
  await reach(/^\+ Create$/)
  await press('Enter')
  await expect(page.getByLabel('Client email')).toBeFocused()
  await type('ana@client.example')
  await reach(/^Client name/)
  await type('Ana Ribeiro')
  await press('Enter')
  const { id } = await (await created).json()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await focusOf(page)).isVisible).toBe(true)
  await submitAnswer(request, id)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Approve testimonial from Ana Ribeiro' })).toBeVisible()
  await reach(/^Approve testimonial from Ana Ribeiro$/)
  await press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Approve' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ribeiro' })).toContainText('Approved')

  await page.goto('/widgets')
  await expect(page.getByRole('link', { name: 'Publish and get the code of Wall' })).toBeVisible()
  await reach(/^Publish and get the code of Wall$/)
  await press('Enter')
  await expect(page.getByRole('region', { name: 'Put it on your site' })).toBeInViewport()
  await reach(/^Publish and copy code$/)
  await press('Enter')
  await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('goodword-widget')
  test.info().annotations.push({ type: 'key presses', description: String(count()) })
  expect(count()).toBeLessThanOrEqual(MOST_PRESSES)
})
