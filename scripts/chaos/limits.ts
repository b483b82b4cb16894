import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { requestImagePath } from '#shared/image-uploads.ts'
import { makeImage } from '#server/testing/images.ts'
import { call, isAccepted, until } from './calls.ts'
import type { Experiment, Finding, Options } from './experiment.ts'
import { createRequests, finish } from './requests.ts'
import { isReady, kill, type Product, setStage } from './stage.ts'

const EXHAUSTED = 'The server is too busy for that. Try again in a minute.'
const HANDLES_LEFT = 3
const CONNECTIONS = 40
const ENOUGH = '4096'
const REQUESTS_A_ROUND = 3
/** Too little for the server: it starts, and ends once it works. */
const LITTLE_MEMORY = '--max-old-space-size=44'

const limitHandles = ({ pid }: Product, handles: string) =>
  execFileSync('prlimit', ['--pid', String(pid), `--nofile=${handles}:`])

/** Strangers keep connections open until the process has no file handle left. */
async function noHandles({ rounds, planted }: Options): Promise<Finding> {
  const stage = await setStage({ planted })
  const sockets: Socket[] = []
  try {
    const product = await stage.start()
    const requests = await createRequests(product.origin)
    const photo = new Uint8Array(await makeImage({ width: 96, height: 96 }))
    const wrong: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      await requests.tryNext(product.origin)
      const [id] = requests.acknowledged.keys()
      const upload = () => {
        const path = requestImagePath({ requestId: id ?? '', uploadId: randomUUID() })
        return call(product.origin + path, { method: 'PUT', bytes: photo })
      }
      limitHandles(product, String(readdirSync(`/proc/${product.pid}/fd`).length + HANDLES_LEFT))
      const refused = await upload()
      if (refused.message !== EXHAUSTED) wrong.push(`The client read “${refused.message}” (${refused.status}).`)
      await until('the log says what to do', () => product.output().includes('LimitNOFILE'))
      const port = Number(new URL(product.origin).port)
      for (let number = 0; number < CONNECTIONS; number += 1)
        sockets.push(connect(port, '127.0.0.1').on('error', () => undefined))
      await once(sockets.at(-1) ?? connect(port), 'connect')
      for (const socket of sockets.splice(0)) socket.destroy()
      limitHandles(product, ENOUGH)
      await until('photos are accepted again', async () => isAccepted(await upload()))
      if (!(await isReady(product))) wrong.push('The process is not ready afterwards.')
    }
    return await finish(stage, { requests, product, fault: 'no file handles, then enough', times: rounds, wrong })
  } finally {
    for (const socket of sockets) socket.destroy()
    await stage.end()
  }
}

/** The process has so little memory that Node ends it, and it is started again with enough. */
async function noMemory({ rounds, planted }: Options): Promise<Finding> {
  const stage = await setStage({ planted })
  try {
    let product = await stage.start()
    const requests = await createRequests(product.origin)
    const wrong: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      await kill(product)
      const poor = await stage.start({ NODE_OPTIONS: LITTLE_MEMORY }).catch(() => undefined)
      for (let number = 0; poor && number < REQUESTS_A_ROUND; number += 1) await requests.tryNext(poor.origin)
      if (poor) await endByMemory(poor)
      product = await stage.start()
      for (let number = 0; number < REQUESTS_A_ROUND; number += 1) await requests.tryNext(product.origin)
      if (!(await isReady(product))) wrong.push('The process is not ready after the restart.')
    }
    return await finish(stage, { requests, product, fault: 'no memory, then a restart', times: rounds, wrong })
  } finally {
    await stage.end()
  }
}

/** Works it until Node ends it. */
async function endByMemory(product: Product): Promise<void> {
  let hasEnded = false
  void product.ended.then(() => (hasEnded = true))
  const document = () => call(`${product.origin}/openapi.json`, { method: 'GET' })
  await until('the process has no memory left', async () => {
    await Promise.all(Array.from({ length: 20 }, document))
    return hasEnded
  })
}

export const limits: Experiment = {
  name: 'limits',
  shows: 'No file handles and no memory: what was acknowledged stays, and the process recovers.',
  rounds: 2,
  run: async (options) => [await noHandles(options), await noMemory(options)],
}
