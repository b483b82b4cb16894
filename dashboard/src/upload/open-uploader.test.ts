import { expect, test } from 'vitest'
import { CLIENT_CONFIG_ELEMENT_ID } from '#shared/client-config.ts'
import { readImageStore } from './open-uploader.ts'

function pageWith(config: unknown) {
  const page = document.implementation.createHTMLDocument()
  const block = page.createElement('script')
  block.type = 'application/json'
  block.id = CLIENT_CONFIG_ELEMENT_ID
  block.textContent = JSON.stringify(config)
  page.body.append(block)
  return page
}

test.each([{ mode: 'embedded' }, { mode: 'firebase', apiKey: 'key', projectId: 'a-project', bucket: 'a-bucket' }])(
  'pictures go where the page says: %o',
  (images) => {
    expect(readImageStore(pageWith({ images, hasDevOutbox: false }))).toEqual(images)
  },
)

test('pictures go to our server when the page does not say', () => {
  expect(readImageStore(pageWith({ hasDevOutbox: false }))).toEqual({ mode: 'embedded' })
  expect(readImageStore(document.implementation.createHTMLDocument())).toEqual({ mode: 'embedded' })
})
