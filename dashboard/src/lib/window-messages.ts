import * as z from 'zod'
import { ConnectResult } from '#shared/connections.ts'

/** What one window of ours tells the others of the same browser. */
const WindowMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('connect-ended'), result: ConnectResult }),
  z.object({ kind: z.literal('payment-succeeded') }),
  z.object({ kind: z.literal('email-confirmed') }),
])
type WindowMessage = z.infer<typeof WindowMessage>

const CHANNEL = 'goodword'

export function notifyOtherWindows(message: WindowMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message)
  channel.close()
}

/** Calls `listener` with what other windows tell, until the function that it answers is called. */
export function onOtherWindowMessage(listener: (message: WindowMessage) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }) => {
    const message = WindowMessage.safeParse(data)
    // A tab with another version of the product may tell what this one does not know.
    if (message.success) listener(message.data)
  })
  return () => channel.close()
}
