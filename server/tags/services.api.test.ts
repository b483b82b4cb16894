import { describe, expect, test } from 'vitest'
import type { AccountExport } from '#shared/account-export.ts'
import { clientOf } from '#server/testing/clients.ts'
import { setUpTags } from '#server/testing/tags.ts'

describe('services', () => {
  test('are what testimonials share, in the spelling that came first, most used first', async () => {
    const { h, owner, ids, setService, tags, listed } = await setUpTags()
    expect((await setService(ids[0], ' A range of up to six ')).body).toEqual({ service: 'A range of up to six' })
    expect((await setService(ids[1], 'A RANGE OF UP TO SIX')).body).toEqual({ service: 'A range of up to six' })
    await setService(ids[2], 'A label')
    h.clock.advance({ seconds: 1 })
    const made = await h.createRequest(owner, { customerEmail: 'dora@client.example', service: 'a label' })
    expect(made.service).toBe('A label')
    await setService(made.id, null)
    expect((await tags.list()).services).toEqual([
      { name: 'A range of up to six', count: 2 },
      { name: 'A label', count: 1 },
    ])
    const services = (await listed()).map(({ service }) => service ?? 'none')
    expect(services.toSorted()).toEqual(['A label', 'A range of up to six', 'A range of up to six', 'none'])
  })

  test('are given to several at once, in the spelling that is known, and taken off', async () => {
    const { h, ids, setService, call, listed } = await setUpTags()
    await setService(ids[0], 'A label')
    const set = (service: string | null, to: readonly string[]) =>
      call<{ service: string | null; changed: string[]; failures: { id: string; code: string }[] }>(
        'POST',
        '/goodword/service/set',
        { service, ids: to },
      )
    const stranger = await h.signUp({ email: 'other@studio.example' })
    const theirs = await h.createRequest(stranger, { service: 'Theirs' })
    expect((await set(' a LABEL', [...ids, ids[0] ?? '', theirs.id])).body).toMatchObject({
      service: 'A label',
      changed: ids,
      failures: [{ id: theirs.id, code: 'testimonials.not_found' }],
    })
    expect((await listed()).map(({ service }) => service)).toEqual(['A label', 'A label', 'A label'])
    const read = await h.request(`GET`, `/goodword/testimonial/${theirs.id}/details`, { token: stranger.token })
    expect(read.body).toMatchObject({ service: 'Theirs' })
    expect((await set(null, ids.slice(1))).body).toMatchObject({ service: null, changed: ids.slice(1) })
    expect((await listed()).map(({ service }) => service)).toEqual(['A label', null, null])
    expect((await set('x', [])).status).toBe(422)
    expect((await set('a\nb', ids)).status).toBe(422)
  })

  test('are changed for every status, also after the client has answered', async () => {
    const { h, ids, setService } = await setUpTags()
    await h.submit(ids[0] ?? '')
    expect((await setService(ids[0], 'A label')).status).toBe(200)
  })

  test('become one when they get the same name', async () => {
    const { ids, setService, tags, call } = await setUpTags()
    await setService(ids[0], 'A label')
    await setService(ids[1], 'Labels')
    const rename = (service: string, name: string) => call('PUT', '/goodword/service', { service, name })
    expect((await rename('Labels', 'a LABEL')).body).toEqual({ name: 'A label', count: 2 })
    expect((await rename('A label', 'a label')).body).toEqual({ name: 'a label', count: 2 })
    expect((await tags.list()).services).toEqual([{ name: 'a label', count: 2 }])
    expect(await rename('Labels', 'Anything')).toMatchObject({ status: 404, body: { code: 'services.not_found' } })
    expect(await rename('a label', 'a\nb')).toMatchObject({ status: 422 })
    const gone = await call('DELETE', `/goodword/service?${new URLSearchParams({ service: 'a label' })}`)
    expect(gone.body).toEqual({ count: 2 })
    expect((await tags.list()).services).toEqual([])
  })

  test('and tags are in the export of the workspace, and in no page of a client', async () => {
    const { h, ids, setService, tags, call } = await setUpTags()
    const [id = ''] = ids
    await setService(id, 'A label')
    const { tag } = await tags.add('Canary', [id])
    await tags.create('unused')
    await h.submit(id)
    const { body } = await call<AccountExport>('GET', '/goodword/user/me/export')
    expect(body.tags.map(({ name, count }) => [name, count])).toEqual([
      ['Canary', 1],
      ['unused', 0],
    ])
    const exported = body.testimonials.find((each) => each.id === id)
    expect(exported).toMatchObject({
      service: 'A label',
      tags: [{ id: tag.id, name: 'Canary', color: 'plum' }],
    })
    for (const path of ['', '/export']) {
      const seen = await clientOf(h, id).page('GET', path)
      expect(seen.status).toBe(200)
      expect(JSON.stringify(seen.body)).not.toMatch(/Canary|tag_/)
    }
    const form = await h.request('GET', `/goodword/testimonial/${ids[1]}`)
    expect(JSON.stringify(form.body)).not.toMatch(/Canary|tag_/)
  })
})
