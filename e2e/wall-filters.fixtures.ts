import type { APIRequestContext } from '@playwright/test'
import { setService } from '#shared/tags.ts'
import { publishWidget } from '#shared/widget-editor.ts'
import { defaultWidgetOptions } from '#shared/widgets.ts'
import { approve, createOwner, createRequest, firstWidget, submitAnswer } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

/** Of the hosted page: who wrote, about which service, and with how many stars. */
const SORTED = [
  ['Ana Ribeiro', 'One label', 5],
  ['Jonas Weber', 'One label', 4],
  ['Kim Sørensen', 'A range of up to six', 5],
] as const

/** Publishes a hosted page that visitors can narrow down to a service or a number of stars. Returns its path. */
export async function publishSortedWall(request: APIRequestContext): Promise<string> {
  const owner = await createOwner(request, { organisationName: 'Studio Halm' })
  await buyPro(request, owner)
  const headers = { authorization: `Bearer ${owner.token}` }
  for (const [customerName, service, rating] of SORTED) {
    const { id } = await createRequest(request, owner, { customerName })
    await submitAnswer(request, id, { customerName, rating, testimonial: `${customerName} would come back.` })
    await approve(request, owner, id)
    await request.put(setService.path.replace(':id', id), { headers, data: { service } })
  }
  const { id } = await firstWidget(request, owner)
  const options = { ...defaultWidgetOptions, hasVisitorTools: true, hasServiceFilter: true }
  const data = { name: 'Wall', kind: 'wall', slug: null, options, heights: null }
  await request.put(publishWidget.path.replace(':id', id), { headers, data })
  return `/wall/${id}`
}
