import { expect, it } from 'vitest'
import { exampleInstallation } from '#shared/installation.ts'
import { readInstallation } from './installation.ts'
import { readProductName } from './product-name.ts'

const pageWith = (json: string) => {
  const page = document.implementation.createHTMLDocument()
  const block = page.createElement('script')
  block.type = 'application/json'
  block.id = 'goodword-config'
  block.textContent = json
  page.head.append(block)
  return page
}

it('reads who runs the installation from the page', () => {
  const installation = {
    productName: 'Kind & True',
    contactEmail: 'help@feldmann.example',
    privacyEmail: 'data@feldmann.example',
    legalName: 'Feldmann & Söhne GmbH',
    legalAddress: 'Hafenstraße 7\n20457 Hamburg',
  }
  const page = pageWith(JSON.stringify({ installation }))
  expect(readInstallation(page)).toEqual(installation)
  expect(readProductName(page)).toBe('Kind & True')
})

it.each(['{}', 'null', '{"installation":null}', '{"installation":{"productName":7}}'])(
  'is the example where the page says nothing: %s',
  (json) => {
    expect(readInstallation(pageWith(json))).toEqual(exampleInstallation)
  },
)

it.each(['{}', 'null', '{"installation":null}'])('the product has our name where the page says nothing: %s', (json) => {
  expect(readProductName(pageWith(json))).toBe(exampleInstallation.productName)
})
