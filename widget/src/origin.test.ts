import { expect, test } from 'vitest'
import { WIDGET_ORIGIN_MARK } from '#shared/constants.ts'
import { findOrigin } from './origin.ts'

function scriptFrom(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.setAttribute('src', src)
  return script
}

test('the address that the server wrote wins over that of the script', () => {
  const script = scriptFrom('https://cdn.example/bundle.js')
  expect(findOrigin({ baked: 'https://app.example', script })).toBe('https://app.example')
  expect(findOrigin({ baked: 'http://localhost:3000', script })).toBe('http://localhost:3000')
})

test('a file whose mark was not replaced goes by its script element', () => {
  const script = scriptFrom('https://app.example/widget.js?v=2')
  expect(findOrigin({ baked: WIDGET_ORIGIN_MARK, script })).toBe('https://app.example')
})

test('a module or an inlined script without an address knows no origin', () => {
  expect(findOrigin({ baked: WIDGET_ORIGIN_MARK, script: null })).toBeNull()
  expect(findOrigin({ baked: WIDGET_ORIGIN_MARK, script: document.createElement('script') })).toBeNull()
})
