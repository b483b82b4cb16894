import { describe, expect, test } from 'vitest'
import { addWorkspace } from '#server/testing/freezing.ts'
import { createHarness, type Harness, type TestOwner } from '#server/testing/harness.ts'
import { ANSWER, clientOf, everythingShown } from '#server/testing/clients.ts'
import { images } from '#server/db/schema/images.ts'
import { unsubscribe, unsubscribeTokenOf } from '#server/testing/unsubscribing.ts'

/** The workspace of everything so far is frozen. */
async function freeze(h: Harness, owner: TestOwner) {
  await h.setPlan(owner, 'studio')
  await addWorkspace(h, owner, 'Lakrits')
  await h.setPlan(owner, 'free')
}

async function bytesOf(h: Harness, paths: readonly string[]) {
  const answers = await Promise.all(paths.map((path) => h.app.request(path)))
  return Promise.all(
    answers.map(async (answer) => [answer.status, Buffer.from(await answer.arrayBuffer()).toString('base64')]),
  )
}

test('every public page of a frozen workspace stays as it is, byte for byte', async () => {
  const { h, owner, feed, wall } = await everythingShown()
  // The plan with which the pages look as after the fall: a plan also decides what a form asks and whether the product is named.
  await h.setPlan(owner, 'free')
  const widgets = await h.request<{ items: { id: string }[] }>('GET', '/goodword/widget/list', { token: owner.token })
  const id = widgets.body.items[0]?.id ?? ''
  const imagePath = new URL((await feed()).items[0]?.imageUrl ?? '').pathname
  const paths = [`/w/${id}.json`, `/wall/${id}`, imagePath]
  expect(await wall()).toContain(ANSWER.testimonial)
  const before = await bytesOf(h, paths)
  expect(before.map(([status]) => status)).toEqual([200, 200, 200])
  await freeze(h, owner)
  expect(await bytesOf(h, paths)).toEqual(before)
})

describe('the client of a frozen workspace', () => {
  async function setUp() {
    const h = await createHarness()
    const owner = await h.signUp()
    const [{ id }, other] = [
      await h.createRequest(owner),
      await h.createRequest(owner, { customerEmail: 'ben@client.example' }),
    ]
    await freeze(h, owner)
    return { h, id, otherId: other.id, client: clientOf(h, id) }
  }

  test('answers, changes the answer, and withdraws it', async () => {
    const { h, id, client } = await setUp()
    expect(await h.submit(id)).toMatchObject({ status: 200 })
    expect((await client.revise({ testimonial: 'Better than before.' })).status).toBe(200)
    expect((await client.withdraw()).status).toBe(200)
    expect((await client.erase()).status).toBeLessThan(300)
  })

  test('declines, and unsubscribes', async () => {
    const { h, client, otherId } = await setUp()
    expect((await client.decline()).status).toBeLessThan(300)
    expect((await unsubscribe(h, unsubscribeTokenOf(h, otherId))).status).toBeLessThan(300)
    expect(await h.rows(images).list()).toEqual([])
  })
})
