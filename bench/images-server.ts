import { monitorEventLoopDelay } from 'node:perf_hooks'
import process from 'node:process'
import { requestImagePath } from '#shared/image-uploads.ts'
import { listen } from '#server/app/listen.ts'
import { createHarness } from '#server/testing/harness.ts'

/** Where to upload images, one request each. */
export type ImagesReady = { origin: string; paths: string[] }
/** The longest and the mean delay of a timer by the event loop, in ms, since the last query. */
export type LoopDelay = { longestMs: number; meanMs: number }

const RESOLUTION_MS = 5

// Runs as a separate process, so that its event loop is the server's alone. It answers the message "delay" and starts
// over.
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
process.send?.({ origin: `http://127.0.0.1:${port}`, paths } satisfies ImagesReady)
process.on('message', () => {
  const measured: LoopDelay = { longestMs: delay.max / 1e6 - RESOLUTION_MS, meanMs: delay.mean / 1e6 - RESOLUTION_MS }
  delay.reset()
  process.send?.(measured)
})
process.on('disconnect', () => process.exit(0))
