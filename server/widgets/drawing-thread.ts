import { Worker } from 'node:worker_threads'

const TIMEOUT_MS = 20_000

/** Draws in a thread of its own, because it takes a quarter of a second and feeds must not wait for it. Answers with its PNG. */
export const drawInThread = (program: string, workerData: unknown): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData })
    const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS)
    worker.once('message', (png: Uint8Array) => resolve(Buffer.from(png)))
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The preview image was not drawn: its thread ended with ${code}.`))
    })
  })
