import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeImage } from '#server/testing/images.ts'
import type { LoopDelay, ImagesReady } from './images-server.ts'

const { values } = parseArgs({
  options: { help: { type: 'boolean' }, rounds: { type: 'string', default: '5' } },
})
if (values.help) {
  console.log(`Uploads four 24-megapixel photos at once and measures how long the server's event loop delays a timer meanwhile, compared with
an idle server on the same machine for the same time.

  npm run bench -- images [--rounds 5]`)
  process.exit(0)
}

const AT_ONCE = 4
const WARM_UP = 1
const rounds = Number(values.rounds)
const photo = await makeImage({ width: 6000, height: 4000 })
const server = fork(join(import.meta.dirname, 'images-server.ts'), [String((rounds + WARM_UP) * AT_ONCE)])
const [ready] = (await once(server, 'message')) as [ImagesReady]

async function requestDelay(): Promise<LoopDelay> {
  server.send('delay')
  const [delay] = (await once(server, 'message')) as [LoopDelay]
  return delay
}

async function upload(path: string): Promise<void> {
  const headers = { 'content-type': 'image/jpeg' }
  const answer = await fetch(ready.origin + path, { method: 'PUT', headers, body: new Uint8Array(photo) })
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
}

const show = (name: string, seconds: number, { longestMs, meanMs }: LoopDelay) =>
  console.log(
    `${name.padEnd(24)} ${seconds.toFixed(2).padStart(6)} s   longest ${longestMs.toFixed(0).padStart(4)} ms   mean ${meanMs.toFixed(1).padStart(5)} ms`,
  )

console.log(`${AT_ONCE} photos of 24 megapixels at once, ${(photo.length / 1024 ** 2).toFixed(1)} MB each`)
for (let round = 0; round < rounds + WARM_UP; round += 1) {
  const paths = ready.paths.slice(round * AT_ONCE, (round + 1) * AT_ONCE)
  await requestDelay()
  const started = performance.now()
  await Promise.all(paths.map(upload))
  const seconds = (performance.now() - started) / 1000
  const busy = await requestDelay()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const idle = await requestDelay()
  if (round < WARM_UP) continue
  show(`round ${round}`, seconds, busy)
  show('idle for the same time', seconds, idle)
}
server.disconnect()
