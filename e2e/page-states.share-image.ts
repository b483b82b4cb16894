import { getShareImageContent } from '#shared/share-image.ts'
import { approve, createRequest, expect, submitAnswer } from './fixtures.ts'
import { openShareImage, samplesOf } from './share-image.samples.ts'
import { fail, leaveUnanswered, type PageState, type Visit } from './page-states.parts.ts'

const TITLE = 'Share image'
const callPath = getShareImageContent.path.replace(':id', '*')

const pathOf = (id: string) => `/testimonials/${id}/share`

async function approved({ request, owner }: Visit, testimonial: string): Promise<string> {
  const { id } = await createRequest(request, owner)
  await submitAnswer(request, id, { testimonial })
  await approve(request, owner, id)
  return id
}

export const shareImageStates: readonly PageState[] = [
  {
    name: 'share-image',
    paths: ['/testimonials/:id/share'],
    visitor: 'owner',
    expectedConsoleErrors: /status of (404|409|500)/,
    states: [
      {
        name: 'editor',
        reach: async ({ page }) => {
          const [, content] = samplesOf('Latin')
          if (!content) throw new Error('There is no sample.')
          const excerpt = 'Customers now pick the jar up and read it. …'
          await openShareImage(
            page,
            { ...content, testimonial: { ...content.testimonial, excerpt } },
            { format: 'portrait' },
          )
          await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
        },
      },
      {
        name: 'translated',
        reach: async ({ page }) => {
          const [, content] = samplesOf('Latin')
          if (!content) throw new Error('There is no sample.')
          const translation = {
            language: 'de' as const,
            text: 'Kundinnen nehmen das Glas jetzt in die Hand und lesen es. Das gab es noch nie.',
            verified: 'Bestätigter Kunde',
            translatedBy: 'Übersetzung von Feldmann Studio, Original: Englisch',
          }
          await openShareImage(page, { ...content, translations: [translation] }, { format: 'square' })
          await page.getByRole('combobox', { name: 'Text in the image' }).selectOption('de')
          await expect(page.getByText('The image says “Übersetzung von Feldmann Studio')).toBeVisible()
        },
      },
      {
        name: 'cut',
        reach: async (visit) => {
          await visit.page.goto(
            `${pathOf(await approved(visit, 'She listened to us first. '.repeat(40)))}?design=quiet&format=wide`,
          )
          await expect(visit.page.getByText('too long for an image')).toBeVisible()
        },
      },
      {
        name: 'refused',
        reach: async ({ page, request, owner }) => {
          const { id } = await createRequest(request, owner)
          await page.goto(pathOf(id))
          await expect(page.getByRole('heading', { name: 'There is no image of this testimonial.' })).toBeVisible()
        },
      },
      {
        name: 'unknown',
        reach: async ({ page }) => {
          await page.goto(pathOf('nowhere'))
          await expect(page.getByRole('heading', { name: 'This testimonial doesn’t exist.' })).toBeVisible()
        },
      },
      {
        name: 'loading',
        reach: async ({ page }) => {
          await leaveUnanswered(page, callPath)
          await page.goto(pathOf('any'))
          await expect(page.getByRole('group', { name: 'Loading' })).toBeVisible()
        },
      },
      {
        name: 'failed',
        reach: async ({ page }) => {
          await fail(page, callPath)
          await page.goto(pathOf('any'))
          await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
    ],
  },
]
