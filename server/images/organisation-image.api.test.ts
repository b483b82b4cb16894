import { describe, expect, test } from 'vitest'
import { organisationImagePath } from '#shared/image-uploads.ts'
import type { CurrentUser } from '#shared/users.ts'
import { createHarness } from '#server/testing/harness.ts'
import { makeImage } from '#server/testing/images.ts'
import { UPLOAD_ID, OTHER_UPLOAD_ID, getBytes, imageRows } from '#server/testing/uploads.ts'

describe('the organisation image', () => {
  async function signedUp() {
    const h = await createHarness()
    const owner = await h.signUp()
    const put = (organisationImageUrl: string | null) =>
      h.request<CurrentUser & { code?: string }>('PUT', '/goodword/user/me', {
        token: owner.token,
        body: { organisationImageUrl },
      })
    const upload = async (uploadId: string) => {
      const file = await makeImage({ width: 700, height: 700 })
      return (await h.upload(organisationImagePath(uploadId), file, { token: owner.token })).body.imageUrl
    }
    return { h, owner, put, upload }
  }

  test('can be uploaded, used, replaced and removed', async () => {
    const { h, owner, put, upload } = await signedUp()
    const first = (await put(await upload(UPLOAD_ID))).body.organisationImageUrl ?? ''
    expect(await getBytes(h, first)).toMatchObject({ status: 200 })
    expect((await put(first)).body.organisationImageUrl).toBe(first)

    const second = (await put(await upload(OTHER_UPLOAD_ID))).body.organisationImageUrl ?? ''
    expect(second).not.toBe(first)
    expect((await getBytes(h, first)).status).toBe(404)
    expect((await getBytes(h, second)).status).toBe(200)
    const me = await h.request<CurrentUser>('GET', '/goodword/user/me', { token: owner.token })
    expect(me.body.organisationImageUrl).toBe(second)

    expect((await put(null)).body.organisationImageUrl).toBeNull()
    expect((await getBytes(h, second)).status).toBe(404)
    await h.drain()
    expect(await imageRows(h)).toEqual([])
  })

  test('is refused if it belongs to another owner or comes from another site', async () => {
    const { h, put, upload } = await signedUp()
    const theirs = await signedUp()
    const shown = (await theirs.put(await theirs.upload(UPLOAD_ID))).body.organisationImageUrl ?? ''
    for (const url of [
      shown,
      organisationImagePath(UPLOAD_ID),
      'https://evil.example/a.png',
      'not an address at all ://',
    ]) {
      expect(await put(url), url).toMatchObject({ status: 422, body: { code: 'images.unknown' } })
    }
    const own = await upload(OTHER_UPLOAD_ID)
    expect(await put(own)).toMatchObject({ status: 200 })
    expect((await h.request('DELETE', organisationImagePath(OTHER_UPLOAD_ID))).status).toBe(401)
  })
})
