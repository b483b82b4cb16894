import type { APIRequestContext } from '@playwright/test'
import { setService } from '#shared/tags.ts'
import { publishWidget } from '#shared/widget-editor.ts'
import { defaultWidgetOptions, type HostedLayout, type WidgetFeed } from '#shared/widgets.ts'
import { approve, createOwner, createRequest, firstWidget, submitAnswer } from './fixtures.ts'
import { buyPro } from './plan.fixtures.ts'

/** Of the hosted page: who wrote, about which service, and with how many stars. */
const SORTED = [
  ['Ana Ribeiro', 'One label', 5],
  ['Jonas Weber', 'One label', 4],
  ['Kim Sørensen', 'A range of up to six', 5],
] as const

/**
 * Publishes a hosted page that visitors can narrow down to a service or a number of stars, and that begins with the newest
 * testimonial in large letters. Returns its path.
 */
export async function publishSortedWall(
  request: APIRequestContext,
  { layout = 'wall' }: { layout?: HostedLayout } = {},
): Promise<string> {
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
  const feed: WidgetFeed = await (await request.get(`/w/${id}.json`)).json()
  const hostedPage = { ...defaultWidgetOptions.hostedPage, leadId: feed.items[0]?.id ?? null, layout }
  const options = { ...defaultWidgetOptions, hasVisitorTools: true, hasServiceFilter: true, hostedPage }
  const data = { name: 'Wall', kind: 'wall', slug: null, options, heights: null }
  await request.put(publishWidget.path.replace(':id', id), { headers, data })
  return `/wall/${id}`
}
