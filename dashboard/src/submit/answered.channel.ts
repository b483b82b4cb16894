const name = 'goodword-answered'

/** Tells the other tabs of this browser that a request has been answered. */
export function announceAnswer(requestId: string): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  channel.postMessage(requestId)
  channel.close()
}

/** Calls back when another tab of this browser has answered the request; returns a function that stops listening. */
export function followAnswers(requestId: string, onAnswered: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }) => {
    if (data === requestId) onAnswered()
  })
  return () => channel.close()
}
