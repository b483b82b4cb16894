import { expectAccessibleAndNoOverflow } from './accessibility.ts'
import { createOwner, createRequest, expect, emailsTo, newAddress, test } from './fixtures.ts'

// Playwright inspects the frame of the email with a script, which the frame's sandbox blocks.
test.use({ expectedConsoleErrors: /^Blocked script execution in '.*\/html/ })

test.describe('the outbox', () => {
  test('shows an email on a phone, in both themes, without images and as text, and downloads it as a file', async ({
    page,
    request,
  }) => {
    const to = newAddress('outbox')
    const owner = await createOwner(request, { organisationName: 'Studio Halm' })
    await createRequest(request, owner, { customerEmail: to, isAutoSendEnabled: true })
    await expect(async () => expect(await emailsTo(request, to)).toHaveLength(1)).toPass()

    await page.goto('/dev/outbox')
    await expectAccessibleAndNoOverflow(page, { widths: [360, 1280] })
    await page.getByRole('link', { name: new RegExp(to) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How did it go, Ana?')
    const button = page.frameLocator('iframe').getByRole('link', { name: 'Write a testimonial' })
    await expect(button).toBeVisible()
    await expectAccessibleAndNoOverflow(page, { widths: [360, 1280] })

    const choose = (name: string) => page.getByRole('link', { name, exact: true }).click()
    const width = async () => (await page.locator('iframe').boundingBox())?.width ?? 0
    expect(await width()).toBeGreaterThan(700)
    await choose('Phone')
    expect(await width()).toBeLessThan(420)

    const background = () =>
      page
        .frameLocator('iframe')
        .locator('body')
        .evaluate((body) => getComputedStyle(body).backgroundColor)
    await choose('Dark')
    expect(await background()).toBe('rgb(18, 16, 14)')
    await choose('Light')
    expect(await background()).toBe('rgb(251, 250, 247)')
    expect(await width()).toBeLessThan(420)
    await choose('Blocked')
    await expect(page.locator('iframe')).toHaveAttribute('src', /images=off/)

    await choose('Text')
    await expect(page.locator('pre')).toContainText('/testimonial/submit/')
    await expectAccessibleAndNoOverflow(page, { widths: [360, 1280] })
    await choose('Source')
    await expect(page.locator('pre')).toContainText(`To: ${to}`)
    await expectAccessibleAndNoOverflow(page, { widths: [360, 1280] })
    const downloading = page.waitForEvent('download')
    await choose('Download .eml')
    expect((await downloading).suggestedFilename()).toBe('message.eml')
  })
})
