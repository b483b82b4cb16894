import { getChecklist } from '#shared/onboarding.ts'
import { approve, createRequest, expect, signIn, submitAnswer } from './fixtures.ts'
import { dialog, openList, test } from './list.fixtures.ts'

test.describe('the first steps', () => {
  test('are ticked when they are done, link to their pages, and stay hidden after the owner hides them', async ({
    page,
    request,
    owner,
  }) => {
    await openList(page)
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps.getByText('1 of 5 done')).toBeVisible()
    await expect(steps.getByRole('listitem').filter({ hasText: '(done)' })).toHaveText(/Complete your profile/)
    await expect(steps.getByRole('link', { name: 'Connect: Connect Stripe' })).toHaveAttribute(
      'href',
      '/settings/stripe',
    )
    await steps.getByRole('button', { name: 'Start: Create your first request' }).click()
    await expect(dialog(page)).toHaveAccessibleName('Create testimonial request')
    await page.keyboard.press('Escape')

    const { id } = await createRequest(request, owner)
    await submitAnswer(request, id)
    await approve(request, owner, id)
    await steps.getByRole('link', { name: 'Open: Put the wall on your site' }).click()
    await page.getByRole('link', { name: 'Publish and get the code of Wall' }).click()
    await page.getByRole('button', { name: 'Publish and copy code' }).click()
    await expect(page.getByText('Code copied to clipboard.')).toBeVisible()
    await openList(page)
    const folded = page.getByRole('group').filter({ hasText: 'First steps' })
    await expect(folded).toContainText('Next: Connect Stripe')
    await expect(folded).toContainText('4 of 5 done')
    await folded.getByText('First steps').click()
    await folded.getByRole('button', { name: 'Hide this list' }).click()
    await expect(page.getByText('First steps')).toHaveCount(0)
    await openList(page)
    await expect(page.getByText('First steps')).toHaveCount(0)
  })

  test('congratulate the owner once, and never again', async ({ page, owner }) => {
    const done = { hasProfile: true, hasRequest: true, hasConnectedStripe: true, hasApproved: true, hasEmbedded: true }
    let isDismissed = false
    await page.route(`**${getChecklist.path}`, (route) => {
      if (route.request().method() === 'PUT') isDismissed = true
      return route.fulfill({ json: { ...done, isDismissed } })
    })
    await openList(page)
    await expect(page.getByText('Well done, that’s all it takes.')).toBeVisible()
    await expect.poll(() => isDismissed).toBe(true)
    await expect(page.getByText('Well done, that’s all it takes.')).toBeVisible()
    await signIn(page, owner)
    await expect(page.getByText("You don't have any testimonials currently.")).toBeVisible()
    await expect(page.getByText('Well done')).toHaveCount(0)
  })
})
