import { afterEach, expect, it } from 'vitest'
import { readPageConfig } from './page-config.ts'

afterEach(() => document.body.replaceChildren())

function configured(config: unknown) {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'goodword-config'
  block.textContent = JSON.stringify(config)
  document.body.append(block)
  return readPageConfig()
}

const own = { analytics: { origin: '', ipLookupUrl: '/ip?format=json' }, sentry: null }
const elsewhere = {
  analytics: { origin: 'https://events.example', ipLookupUrl: null },
  sentry: { dsn: 'https://key@errors.example/1', environment: 'production' },
}

it.each([[own], [elsewhere]])('reads who is told of events and errors: %j', (config) => {
  expect(configured({ ...config, identity: { mode: 'embedded' } })).toEqual(config)
})

it.each([[null], [{}], [{ analytics: 'none', sentry: { dsn: 7 } }]])(
  'tells nobody but this server when the page does not say: %j',
  (config) => {
    expect(configured(config)).toEqual({ analytics: { origin: '', ipLookupUrl: null }, sentry: null })
  },
)
