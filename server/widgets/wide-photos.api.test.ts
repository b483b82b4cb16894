import { expect, test } from 'vitest'
import type { WidgetFeed } from '#shared/widgets.ts'
import { makeImage } from '#server/testing/images.ts'
import { openWall, publishWall } from '#server/testing/walls.ts'

/** What a wall shows of one photo, in the feed, as HTML and on the hosted page. */
async function openWithPhoto({ width, height }: { width: number; height: number }) {
  const opened = await openWall({ photo: await makeImage({ width, height }) })
  const { h, widgetId } = opened
  const read = async () => {
    const { body } = await h.request<WidgetFeed>('GET', `/w/${widgetId}.json`)
    const pages = [`/w/${widgetId}.html`, `/wall/${widgetId}`].map((path) => h.request<string>('GET', path))
    const drawn = (await Promise.all(pages)).map((page) => page.body)
    return {
      items: body.items,
      wide: drawn.map((page) => page.includes('part="photo"')),
      round: drawn.map((page) => page.includes('<img part="avatar"')),
    }
  }
  return { ...opened, read }
}

const BOTH = [true, true]
const NEITHER = [false, false]

test('a wide photo is small and round until the owner wants wide ones above the text', async () => {
  const opened = await openWithPhoto({ width: 1200, height: 600 })
  const before = await opened.read()
  expect(before).toMatchObject({ wide: NEITHER, round: BOTH, items: [{ photo: null }] })

  await publishWall(opened, { options: { hasWidePhotos: true } })
  const photo = { url: expect.stringMatching(/512\.webp$/), width: 512, height: 256 }
  expect(await opened.read()).toMatchObject({ wide: BOTH, round: NEITHER, items: [{ photo }] })

  await publishWall(opened, { options: { hasWidePhotos: false } })
  expect(await opened.read()).toEqual(before)
})

test('a photo that isn’t wide stays round even then', async () => {
  const opened = await openWithPhoto({ width: 600, height: 600 })
  await publishWall(opened, { options: { hasWidePhotos: true } })
  expect(await opened.read()).toMatchObject({ wide: NEITHER, round: BOTH, items: [{ photo: null }] })
})

test('the large quote of the hosted page has it beside the text', async () => {
  const opened = await openWithPhoto({ width: 1200, height: 600 })
  const [lead] = (await opened.read()).items
  const hostedPage = { sentence: null, button: null, siteUrl: null, leadId: lead?.id ?? null }
  const page = async () => (await opened.h.request<string>('GET', `/wall/${opened.widgetId}`)).body
  await publishWall(opened, { options: { hostedPage } })
  expect(await page()).toMatch(/<article class="lead">.*<footer>\s*<img src="\/images\/[^"]*192\.webp"/s)
  await publishWall(opened, { options: { hostedPage, hasWidePhotos: true } })
  expect(await page()).toMatch(/<article class="lead pictured">\s*<img class="photo" src="\/images\/[^"]*512\.webp"/)
})
