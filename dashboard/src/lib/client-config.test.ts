import { expect, test } from 'vitest'
import { exampleInstallation } from '#shared/installation.ts'
import { readClientConfig } from './client-config.ts'

function pageWith(json: string) {
  const page = document.implementation.createHTMLDocument()
  const block = page.createElement('script')
  block.type = 'application/json'
  block.id = 'goodword-config'
  block.textContent = json
  page.body.append(block)
  return page
}

test('the configuration in the page is read', () => {
  const config = {
    identity: { mode: 'embedded' },
    images: { mode: 'embedded' },
    analytics: { origin: '', ipLookupUrl: null },
    sentry: null,
    isStripeEmulated: true,
    hasDevOutbox: true,
    installation: exampleInstallation,
  }
  expect(readClientConfig(pageWith(JSON.stringify(config)))).toEqual(config)
})

test.each([
  ['', 'JSON'],
  ['{}', 'identity'],
  ['{"identity":{"mode":"other"},"hasDevOutbox":false}', 'mode'],
])('%j is refused', (json, reason) => {
  expect(() => readClientConfig(pageWith(json))).toThrow(reason)
})

test('a page without configuration is refused', () => {
  expect(() => readClientConfig(document.implementation.createHTMLDocument())).toThrow('expected object')
})
