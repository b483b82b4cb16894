import { getWallDomain } from '#shared/wall-domains.ts'
import { openEditor } from './editor.fixtures.ts'
import { expect } from './fixtures.ts'
import { fail, type PageState, type Visit } from './page-states.parts.ts'
import { buyStudio } from './plan.fixtures.ts'

// Its own: the simulated DNS keeps published records for the tests after it.
const NAME = 'reviews.feldmann.example'

const section = ({ page }: Pick<Visit, 'page'>) => page.getByRole('region', { name: 'Your own domain' })

async function addDomain(visit: Visit): Promise<void> {
  await openEditor(visit)
  await section(visit).getByRole('textbox', { name: 'Domain' }).fill(NAME)
  await section(visit).getByRole('button', { name: 'Add domain' }).click()
  await expect(section(visit).getByText('Waiting for records')).toBeVisible()
  await section(visit).getByRole('button', { name: 'Check now' }).click()
  await expect(section(visit).getByRole('status')).toHaveText('0 of 2 found so far.')
}

export const wallDomainStates: readonly PageState[] = [
  {
    name: 'wall-domain',
    paths: ['/widgets/:id'],
    visitor: 'owner',
    expectedConsoleErrors: /500/,
    states: [
      {
        name: 'not-included',
        reach: async (visit) => {
          await openEditor(visit)
          await expect(section(visit)).toContainText('On Studio')
        },
      },
      {
        name: 'failed',
        reach: async (visit) => {
          await fail(visit.page, getWallDomain.path)
          await openEditor(visit)
          await expect(section(visit).getByRole('button', { name: 'Try again' })).toBeVisible()
        },
      },
      {
        name: 'form',
        reach: async (visit) => {
          await buyStudio(visit.request, visit.owner)
          await openEditor(visit)
          await section(visit).getByRole('textbox', { name: 'Domain' }).fill('feldmann.example')
          await section(visit).getByRole('button', { name: 'Add domain' }).click()
          await expect(section(visit).getByText('Use a subdomain')).toBeVisible()
        },
      },
      { name: 'pending', reach: addDomain },
      {
        name: 'confirmed',
        // After the state above.
        reach: async (visit) => {
          const editor = visit.page.url()
          await visit.page.goto('/dev/domains')
          const records = visit.page.getByRole('region', { name: NAME })
          await records.getByRole('button', { name: 'Publish these records' }).click()
          await expect(records.getByText('Records are published')).toBeVisible()
          await visit.page.goto(editor)
          await section(visit).getByRole('button', { name: 'Check now' }).click()
          await expect(section(visit).getByText('In use')).toBeVisible()
        },
      },
    ],
  },
]
