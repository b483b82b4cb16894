import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnalytics } from './analytics.ts'
import { createAnonymousIds, type SendAnalytics } from './analytics.sender.ts'

const nora = { id: 'usr_nora', name: 'Nora Feldmann', email: 'nora@studio.example' }
const otto = { id: 'usr_otto', name: 'Otto Brandt', email: 'otto@studio.example' }
const browser = { timezone: 'Europe/Berlin', user_agent: 'A browser', screen: { width: 1280, height: 800 } }

let path: string
let sent: [name: string, payload: Record<string, unknown>][]
let answer: (name: string) => Promise<void>
let stored: Map<string, string>
let ids: number

const readPage = () => ({ path, referrer: '', search: '', title: path, url: `https://goodword.example${path}` })

function open({ lookUpIp = async () => '203.0.113.7' }: { lookUpIp?: () => Promise<string | null> } = {}) {
  const send: SendAnalytics = async (name, payload) => {
    await answer(name)
    sent.push([name, { ...payload }])
  }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const anonymousIds = createAnonymousIds({ storage, newId: () => `anon-${(ids += 1)}` })
  return createAnalytics({ send, lookUpIp, readPage, readBrowser: () => browser, anonymousIds })
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const namesSent = () => sent.map(([name, { event }]) => event ?? name)

beforeEach(() => {
  path = '/'
  sent = []
  answer = async () => {}
  stored = new Map()
  ids = 0
})

describe('the analytics client', () => {
  it('goes from not initialised to initialised to identified', async () => {
    const analytics = open()
    expect(analytics.getStatus()).toBe('notInitialised')
    analytics.start()
    expect(analytics.getStatus()).toBe('initialised')
    analytics.identify(nora)
    await settled()
    expect(analytics.getStatus()).toBe('identified')
  })

  it('holds what happened before anybody is identified, and replays it in order, as it was when it happened', async () => {
    const analytics = open()
    analytics.track('Before the start')
    analytics.start()
    path = '/sign-up'
    analytics.track('After the start')
    await settled()
    expect(sent).toEqual([])

    path = '/testimonial/list'
    analytics.identify(nora)
    analytics.track('At once')
    await settled()
    expect(namesSent()).toEqual(['identify', 'alias', 'Before the start', 'After the start', 'At once'])
    expect(sent.slice(2).map(([, { properties }]) => properties)).toMatchObject([
      { path: '/' },
      { path: '/sign-up' },
      { path: '/testimonial/list' },
    ])
  })

  it('sends nothing and keeps nothing of a visitor who never signs in', async () => {
    const analytics = open()
    analytics.start()
    analytics.track('Landing page viewed')
    await settled()
    expect(sent).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('sends exactly what is specified', async () => {
    const analytics = open()
    analytics.start()
    await settled()
    analytics.identify(nora)
    analytics.track('Opened')
    await settled()
    const common = { userId: 'usr_nora', properties: readPage(), context: { ip: '203.0.113.7', ...browser } }
    expect(sent).toEqual([
      ['identify', { ...common, anonymousId: 'anon-1', traits: { name: nora.name, email: nora.email } }],
      ['alias', { ...common, previousId: 'anon-1' }],
      ['track', { ...common, anonymousId: 'anon-1', event: 'Opened' }],
    ])
  })

  it('identifies with the page on which it happened, also when that was before the start or a first attempt failed', async () => {
    const analytics = open()
    path = '/testimonial/list'
    analytics.identify(nora)
    path = '/widgets'
    answer = () => Promise.reject(new Error('unreachable'))
    analytics.start()
    await settled()
    answer = async () => {}
    path = '/settings/profile'
    analytics.track('Settings profile viewed')
    await settled()
    expect(sent.map(([name, { properties }]) => [name, properties])).toMatchObject([
      ['identify', { path: '/testimonial/list', title: '/testimonial/list' }],
      ['alias', { path: '/testimonial/list', title: '/testimonial/list' }],
      ['track', { path: '/settings/profile' }],
    ])
  })

  it('identifies the next owner with the page of their own sign-in', async () => {
    const analytics = open()
    analytics.start()
    analytics.identify(nora)
    await settled()
    analytics.leave()
    sent = []
    path = '/login'
    analytics.identify(otto)
    path = '/testimonial/list'
    await settled()
    expect(sent[0]).toMatchObject(['identify', { userId: 'usr_otto', properties: { path: '/login' } }])
  })

  it('identifies whoever was named before the start, and the same one only once', async () => {
    const analytics = open()
    analytics.identify(nora)
    analytics.start()
    analytics.start()
    analytics.identify({ ...nora })
    await settled()
    expect(namesSent()).toEqual(['identify', 'alias'])
  })
})

describe('the anonymous id', () => {
  const idsSent = () => sent.filter(([name]) => name === 'identify').map(([, { anonymousId }]) => anonymousId)

  it('is the same on every page of a session', async () => {
    for (const analytics of [open(), open()]) {
      analytics.start()
      analytics.identify(nora)
      await settled()
    }
    expect(idsSent()).toEqual(['anon-1', 'anon-1'])
  })

  it('is a new one after signing out, and what the former owner did is not told of the next', async () => {
    const analytics = open()
    analytics.start()
    analytics.identify(nora)
    await settled()
    answer = () => Promise.reject(new Error('unreachable'))
    analytics.track('By Nora, never delivered')
    await settled()
    answer = async () => {}
    sent = []
    analytics.leave()
    expect(analytics.getStatus()).toBe('initialised')
    analytics.track('Landing page viewed')
    analytics.identify(otto)
    await settled()
    expect(namesSent()).toEqual(['identify', 'alias', 'Landing page viewed'])
    expect(idsSent()).toEqual(['anon-2'])
  })

  it.each(['in the same page', 'in a new page of the same tab'])('is a new one for another owner %s', async (where) => {
    const analytics = open()
    const next = where === 'in the same page' ? analytics : open()
    for (const [client, user] of [
      [analytics, nora],
      [next, otto],
    ] as const) {
      client.start()
      client.identify(user)
      await settled()
    }
    expect(idsSent()).toEqual(['anon-1', 'anon-2'])
  })
})

describe('a failure', () => {
  it('of the address lookup is ignored, and nothing waits for it', async () => {
    for (const lookUpIp of [() => Promise.reject(new Error('blocked')), () => new Promise<null>(() => {})]) {
      sent = []
      const analytics = open({ lookUpIp })
      analytics.start()
      analytics.identify(nora)
      await settled()
      expect(sent[0]).toMatchObject(['identify', { context: { ip: null } }])
    }
  })

  it('to identify leaves the events held, until the next one tries again', async () => {
    const analytics = open()
    analytics.start()
    answer = () => Promise.reject(new Error('Too many requests. Please try again later.'))
    analytics.identify(nora)
    analytics.track('First')
    await settled()
    expect(analytics.getStatus()).toBe('initialised')
    answer = async () => {}
    analytics.track('Second')
    await settled()
    expect(namesSent()).toEqual(['identify', 'alias', 'First', 'Second'])
  })

  it('of the alias or of one event keeps back no other', async () => {
    const analytics = open()
    analytics.start()
    answer = (name) => (name === 'alias' ? Promise.reject(new Error('no')) : Promise.resolve())
    analytics.identify(nora)
    analytics.track('First')
    await settled()
    expect(namesSent()).toEqual(['identify', 'First'])
  })

  it('is not told to whoever tracks', () => {
    const analytics = open()
    answer = () => Promise.reject(new Error('no'))
    analytics.start()
    analytics.identify(nora)
    expect(() => analytics.track('First')).not.toThrow()
    return settled()
  })

  it('that lasts does not let events pile up', async () => {
    const analytics = open()
    analytics.start()
    for (let event = 1; event <= 120; event += 1) analytics.track(`Event ${event}`)
    analytics.identify(nora)
    await vi.waitUntil(() => sent.length >= 102)
    expect(namesSent().slice(2)).toHaveLength(100)
    expect(namesSent()[2]).toBe('Event 21')
  })
})
