import { describe, expect, test } from 'vitest'
import { FROZEN_MESSAGE } from '#shared/constants.ts'
import { worksFrozen } from '#shared/http/endpoint.ts'
import { accessMatrix } from '#server/testing/access-matrix.ts'
import { type AccessRow } from '#server/testing/access-matrix/row.ts'
import { byMember } from '#server/kernel/actor.ts'
import { everyRow } from '#server/testing/every-row.ts'
import { about, addWorkspace } from '#server/testing/freezing.ts'
import { createHarness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'

const UPLOAD_ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'

/** A frozen workspace with a testimonial and a widget, and its payer, who may do everything. */
async function prepare(status: AccessRow['status']) {
  const h = await createHarness()
  const owner = await h.signUp()
  const { workspaceId } = await h.services.users.getMember(owner.user.id)
  const { id } = await h.createRequest(owner)
  if (status === 'submitted' || status === 'approved') await h.submit(id)
  if (status === 'approved')
    await h.services.testimonials.approveTestimonial({ workspaceId, id, by: byMember({ userId: owner.user.id }) })
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  await h.setPlan(owner, 'studio')
  await addWorkspace(h, owner, 'Lakrits')
  await h.setPlan(owner, 'free')
  return { h, id, widgetId: widgets.body.items[0]?.id ?? '', owner, workspaceId }
}

const prepared = new Map<AccessRow['status'], ReturnType<typeof prepare>>()

/** Tests of refused calls prove that they change nothing, so they can share one harness. */
function prepareOnce(status: AccessRow['status']) {
  const known = prepared.get(status) ?? prepare(status)
  prepared.set(status, known)
  return known
}

async function call({ name, row, works }: { name: string; row: AccessRow; works: boolean }) {
  const { h, id, widgetId, owner, workspaceId } = await (works ? prepare : prepareOnce)(row.status)
  const [method = '', path = ''] = name.split(' ')
  const named = name.includes('/goodword/widget/') ? widgetId : id
  const address = path.replace(':id', named).replace(':uploadId', UPLOAD_ID) + (row.query ?? '')
  const as = { token: owner.token, headers: about(workspaceId) }
  const before = await everyRow(h.rows)
  const answer = row.file
    ? await h.upload(address, await makeImage({ width: 20, height: 20 }), as)
    : await h.request<{ code?: string; message?: string }>(method, address, { ...as, body: row.body })
  return { h, answer, before }
}

const { endpoints } = await createHarness()
const ofMembers = endpoints
  .filter(({ access }) => access !== 'public')
  .map((endpoint) => {
    const name = `${endpoint.method} ${endpoint.path}`
    const row = accessMatrix[name]
    if (!row) throw new Error(`${name} is not in the matrix.`)
    return { name, row, works: worksFrozen(endpoint), access: endpoint.access }
  })

describe('a frozen workspace', () => {
  test.each(ofMembers.filter(({ works }) => !works))('refuses $name, and nothing changes', async (endpoint) => {
    const { h, answer, before } = await call(endpoint)
    expect(answer).toMatchObject({ status: 402, body: { code: 'workspaces.frozen', message: FROZEN_MESSAGE } })
    expect(await everyRow(h.rows)).toEqual(before)
  })

  test.each(ofMembers.filter(({ works }) => works))('answers $name as before', async (endpoint) => {
    const { answer } = await call(endpoint)
    expect(answer.status, JSON.stringify(answer.body)).toBe(endpoint.row.expected.owner)
  })

  test('lets these calls change something, and no others', () => {
    const changing = ofMembers.filter(
      ({ name, works, access }) => works && access !== 'account' && !name.startsWith('GET'),
    )
    expect(changing.map(({ name }) => name).toSorted()).toMatchInlineSnapshot(`
      [
        "DELETE /goodword/report/links/:id",
        "DELETE /goodword/team/invitation/:id",
        "DELETE /goodword/team/member/:userId",
        "DELETE /goodword/team/transfer",
        "DELETE /goodword/testimonial/:id",
        "DELETE /goodword/workspace",
        "POST /goodword/batch/:id/cancel",
        "POST /goodword/batch/:id/row/:row/cancel",
        "POST /goodword/emails/do-not-ask",
        "POST /goodword/emails/preview",
        "POST /goodword/sign-off-link/:id/revoke",
        "POST /goodword/stripe/billing-portal",
        "POST /goodword/stripe/cancel-subscription",
        "POST /goodword/stripe/create-checkout-session",
        "POST /goodword/stripe/oauth-disconnect",
        "POST /goodword/stripe/reinstate-subscription",
        "POST /goodword/team/leave",
        "POST /goodword/team/transfer",
        "POST /goodword/team/transfer/accept",
        "POST /goodword/testimonial/translations",
        "POST /goodword/widget/:id/preview",
        "POST /goodword/widget/places",
        "POST /goodword/workspace/use",
        "PUT /goodword/report/email",
        "PUT /goodword/retention",
        "PUT /goodword/user/me",
        "PUT /goodword/user/me/checklist",
        "PUT /goodword/workspace/active",
      ]
    `)
  })

  test('keeps its name and image, while its owner changes the own name', async () => {
    const { h, owner, workspaceId } = await prepare(undefined)
    const put = (body: object) =>
      h.request('PUT', '/goodword/user/me', { token: owner.token, headers: about(workspaceId), body })
    expect(await put({ organisationName: 'Other' })).toMatchObject({ status: 402, body: { code: 'workspaces.frozen' } })
    expect(await put({ organisationImageUrl: null })).toMatchObject({ status: 402 })
    expect(await put({ firstName: 'Mira' })).toMatchObject({ status: 200, body: { firstName: 'Mira' } })
  })
})
