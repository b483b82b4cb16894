import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { requestImagePath } from '#shared/image-uploads.ts'
import { listen } from '#server/app/listen.ts'
import { createHarness } from '#server/testing/harness.ts'

/** Where to send pictures: each its own request. */
export type PicturesReady = { origin: string; paths: string[] }
/** The longest and the mean time, in ms, that the event loop kept a timer waiting since it was last asked. */
export type LoopDelay = { longestMs: number; meanMs: number }

const RESOLUTION_MS = 5

// Runs as a process of its own, so that its event loop is the server's alone. Asked "delay", it answers and starts anew.
const count = Number(process.argv[2])
const h = await createHarness()
const owner = await h.signUp()
await h.setPlan(owner, 'studio')
const paths: string[] = []
for (let number = 0; number < count; number += 1) {
  const { id } = await h.createRequest(owner, { customerEmail: `client${number}@client.example` })
  const uploadId = `0b9f7d2e-4a41-4c7e-9a44-${String(number).padStart(12, '0')}`
  paths.push(requestImagePath({ requestId: id, uploadId }))
}
const { port } = await listen(h.app, {
  host: '127.0.0.1',
  port: 0,
  uploads: h.endpoints.filter(({ upload }) => upload),
})
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delay.enable()
process.send?.({ origin: `http://127.0.0.1:${port}`, paths } satisfies PicturesReady)
process.on('message', () => {
  const measured: LoopDelay = { longestMs: delay.max / 1e6 - RESOLUTION_MS, meanMs: delay.mean / 1e6 - RESOLUTION_MS }
  delay.reset()
  process.send?.(measured)
})
process.on('disconnect', () => process.exit(0))
