import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { connectApart } from './pool.ts'

/** Calls that come so close together are one. */
const TOGETHER_MS = 50
const CONNECTED_AGAIN_AFTER_MS = 500
const ANSWER_MS = 10_000

/**
 * Sends and hears notifications of a channel, on a connection of its own. They carry nothing, and may get lost: whoever
 * listens is also told when the connection was made again. Those of the process itself are left out.
 */
export function createNotifications(url: string, channel: string) {
  let isClosed = false
  let sending: NodeJS.Timeout | undefined
  let listener: (() => void) | undefined
  let client: Client | undefined
  const connecting = keepConnected()

  async function keepConnected(): Promise<void> {
    while (!isClosed) {
      // Whatever ended it, it is made again.
      await beConnected().catch(() => {})
      if (!isClosed) await sleep(CONNECTED_AGAIN_AFTER_MS, undefined, { ref: false })
    }
  }

  /** Listens until the connection ends. */
  async function beConnected(): Promise<void> {
    const connected = await connectApart(url, { answerMs: ANSWER_MS })
    try {
      const ended = new Promise<void>((resolve) => void connected.once('end', resolve))
      connected.on('notification', ({ processId }) => {
        if (processId !== backendOf(connected)) listener?.()
      })
      await connected.query(`listen "${channel}"`)
      if (isClosed) return
      client = connected
      listener?.()
      await ended
    } finally {
      client = undefined
      await connected.end()
    }
  }

  function sendNow(): void {
    sending = undefined
    client?.query(`notify "${channel}"`).catch(() => {})
  }

  return {
    send(): void {
      if (!isClosed) sending ??= setTimeout(sendNow, TOGETHER_MS).unref()
    },
    listen(onSignal: () => void): void {
      listener = onSignal
    },
    async close(): Promise<void> {
      if (sending) {
        clearTimeout(sending)
        sendNow()
      }
      isClosed = true
      listener = undefined
      await client?.end().catch(() => {})
      await connecting
    },
  }
}

// Its types leave it out.
const backendOf = (client: Client): unknown => Reflect.get(client, 'processID')
