import type { AnonymousIds, BrowserContext, PageProperties, SendAnalytics } from './analytics.sender.ts'

/** How many events wait for identification; beyond that, the oldest are dropped. */
const QUEUED_MAX = 100

type AnalyticsStatus = 'notInitialised' | 'initialised' | 'identified'
type AnalyticsUser = { id: string; name: string; email: string }

type QueuedEvent = { event: string; properties: PageProperties }

type AnalyticsOptions = {
  send: SendAnalytics
  lookUpIp: () => Promise<string | null>
  readPage: () => PageProperties
  readBrowser: () => BrowserContext
  anonymousIds: AnonymousIds
}

/**
 * Tells the analytics host what happens in the pages. Nothing is sent before somebody is identified: events wait, and
 * are replayed in order. A failure here concerns nobody: nothing throws, nothing waits for it.
 */
export function createAnalytics({ send, lookUpIp, readPage, readBrowser, anonymousIds }: AnalyticsOptions) {
  let status: AnalyticsStatus = 'notInitialised'
  let user: AnalyticsUser | undefined
  let identifiedOn: PageProperties | undefined
  let queued: QueuedEvent[] = []
  let ip: string | null = null
  let work = Promise.resolve()

  const context = () => ({ ip, ...readBrowser() })

  async function introduce(who: AnalyticsUser) {
    const anonymousId = anonymousIds.idFor(who.id)
    const properties = identifiedOn ?? readPage()
    const { id: userId, name, email } = who
    await send('identify', { anonymousId, userId, traits: { name, email }, properties, context: context() })
    if (user !== who) return
    status = 'identified'
    await send('alias', { previousId: anonymousId, userId, properties, context: context() }).catch(() => {})
  }

  async function deliver() {
    const who = user
    if (!who || status === 'notInitialised') return
    if (status === 'initialised') await introduce(who)
    while (user === who && queued[0]) {
      const { event, properties } = queued[0]
      queued.shift()
      const anonymousId = anonymousIds.idFor(who.id)
      await send('track', { anonymousId, userId: who.id, event, properties, context: context() }).catch(() => {})
    }
  }

  // One after the other, so that the host receives events in order. After a failed identification, events stay held
  // until the next one is tracked.
  function deliverSoon() {
    work = work.then(deliver).catch(() => {})
  }

  function leave() {
    user = undefined
    identifiedOn = undefined
    queued = []
    if (status === 'identified') status = 'initialised'
    anonymousIds.forget()
  }

  return {
    getStatus: () => status,

    start() {
      if (status !== 'notInitialised') return
      status = 'initialised'
      lookUpIp().then(
        (found) => (ip = found),
        () => {},
      )
      deliverSoon()
    },

    identify(next: AnalyticsUser) {
      if (user?.id === next.id) return
      if (user) leave()
      user = next
      // It is sent later, when another page may be open.
      identifiedOn = readPage()
      deliverSoon()
    },

    track(event: string) {
      queued = [...queued, { event, properties: readPage() }].slice(-QUEUED_MAX)
      deliverSoon()
    },

    /** Call when somebody signs out: the next user is a different person. */
    leave,
  }
}

export type Analytics = ReturnType<typeof createAnalytics>
