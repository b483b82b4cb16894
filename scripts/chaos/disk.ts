import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstPageOfRequests, whileLocked } from '#server/testing/data-folder.ts'
import { startRefused } from '#server/testing/product-process.ts'
import { type Answer, call, until } from './calls.ts'
import { type Experiment, type Finding, findEach, type Options } from './experiment.ts'
import { countRequests, createRequests, finish, type Requests } from './requests.ts'
import { isReady, kill, newFolder, OWNER, type Product, setStage, signIn, type Stage } from './stage.ts'

const FULL = 'The disk is full, so nothing can be saved. Free up space and try again.'
const UNUSABLE = 'The disk can’t be written to, so nothing can be saved. Try again later.'
const BUSY = 'The server is busy. Try again in a moment.'
const DAMAGED = 'Some data on the server can’t be read. Tell the person who runs it.'
const PAGE_BYTES = 4096
const REQUESTS_A_ROUND = 3

/** Sentences about what should not be. */
async function judge(product: Product, refused: Answer, expected: string): Promise<string[]> {
  return [
    ...(refused.message === expected ? [] : [`The owner read “${refused.message}” (${refused.status}).`]),
    ...((await isReady(product)) ? [] : ['The process is not ready.']),
  ]
}

/** Asks until it is refused: what has room in memory and in the file's free pages may still be accepted. */
async function untilRefused(requests: Requests, product: Product): Promise<Answer> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await requests.tryNext(product.origin)
    if (answer.status >= 400 || answer.status === 0) return answer
  }
  return { status: 201, message: '', body: undefined }
}

/** The product goes on while something is done to its disk and undone again. */
async function whileRunning(
  { rounds, planted, fault, expected }: Options & { fault: string; expected: string },
  breakDisk: (stage: Stage, product: Product, work: () => Promise<void>) => Promise<void>,
  dataDir?: string,
): Promise<Finding> {
  const stage = await setStage({ planted, ...(dataDir !== undefined && { dataDir }) })
  try {
    const product = await stage.start()
    const requests = await createRequests(product.origin)
    const wrong: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      for (let number = 0; number < REQUESTS_A_ROUND; number += 1) await requests.tryNext(product.origin)
      await breakDisk(stage, product, async () => {
        wrong.push(...(await judge(product, await untilRefused(requests, product), expected)))
      })
      await until('requests are accepted', async () => (await requests.tryNext(product.origin)).status === 201)
    }
    return await finish(stage, { requests, product, fault, times: rounds, wrong })
  } finally {
    await stage.end()
  }
}

/** Does the work on a disk of its own, which is so small that `fill` fills it. */
async function onSmallDisk(fault: string, work: (disk: SmallDisk) => Promise<Finding>): Promise<Finding> {
  const folder = newFolder()
  const ballast = join(folder, 'ballast')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return notTried(fault, 'This machine doesn’t let us mount a small disk. Run it as root.')
  }
  try {
    return await work({ dataDir: join(folder, 'data'), fill: () => fill(ballast), free: () => rmSync(ballast) })
  } finally {
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
}

type SmallDisk = { dataDir: string; fill: () => void; free: () => void }

function fullDisk(options: Options): Promise<Finding> {
  const fault = 'disk full, then not'
  return onSmallDisk(fault, ({ dataDir, fill: fillDisk, free }) =>
    whileRunning(
      { ...options, fault, expected: FULL },
      async (_stage, _product, work) => {
        fillDisk()
        await work()
        free()
      },
      dataDir,
    ),
  )
}

function fullStart({ planted }: Options): Promise<Finding> {
  const fault = 'disk full at the start, then not'
  return onSmallDisk(fault, async ({ dataDir, fill: fillDisk, free }) => {
    const stage = await setStage({ planted, dataDir })
    try {
      const before = await stage.start()
      const requests = await createRequests(before.origin)
      await requests.tryNext(before.origin)
      await kill(before)
      fillDisk()
      const wrong = judgeStart(await startRefused(stage), 'The disk of the data folder')
      free()
      return await finish(stage, { requests, product: await stage.start(), fault, wrong })
    } finally {
      await stage.end()
    }
  })
}

function fill(path: string): void {
  for (let bytes = 65_536; bytes >= 512; bytes /= 2) {
    try {
      for (;;) appendFileSync(path, Buffer.alloc(bytes))
    } catch {
      // No room for a piece of this size: a smaller one may fit.
    }
  }
}

const notTried = (fault: string, reason: string): Finding => ({
  fault,
  times: 0,
  acknowledged: 0,
  lost: 0,
  twice: 0,
  wrong: [reason],
})

/** No file may grow, as on a disk that has become read-only: every write that adds something fails. */
const refusedWrites = (options: Options): Promise<Finding> =>
  whileRunning({ ...options, fault: 'writes refused, then not', expected: UNUSABLE }, async (_stage, product, work) => {
    limitFiles(product, '1')
    await work()
    limitFiles(product, 'unlimited')
  })

const limitFiles = ({ pid }: Product, bytes: string) =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])

const locked = (options: Options): Promise<Finding> =>
  whileRunning({ ...options, fault: 'database locked by another program', expected: BUSY }, (stage, _product, work) =>
    whileLocked(stage.dataDir, work),
  )

async function readOnlyStart({ planted }: Options): Promise<Finding> {
  const stage = await setStage({ planted })
  const fault = 'read-only disk at the start'
  try {
    const product = await stage.start()
    const requests = await createRequests(product.origin)
    await requests.tryNext(product.origin)
    await product.stop()
    let wrong: string[] = []
    try {
      execFileSync('mount', ['--bind', stage.dataDir, stage.dataDir], { stdio: 'ignore' })
      execFileSync('mount', ['-o', 'remount,ro,bind', stage.dataDir], { stdio: 'ignore' })
    } catch {
      return notTried(fault, 'This machine doesn’t let us mount a folder read-only. Run it as root.')
    }
    try {
      wrong = judgeStart(await startRefused(stage), stage.dataDir)
    } finally {
      execFileSync('umount', ['-l', stage.dataDir])
    }
    return await finish(stage, { requests, product: await stage.start(), fault, wrong })
  } finally {
    await stage.end()
  }
}

/** A start that fails says why in one line. */
function judgeStart({ code, output }: { code: number | null; output: string }, named: string): string[] {
  const said = output.trim()
  const isSentence = code === 1 && !said.includes('\n') && said.includes(named)
  return isSentence ? [] : [`The operator read: ${said}`]
}

/** The machine lost power while SQLite was writing its log: the last transaction is there in part. */
async function tornLog({ rounds, planted }: Options): Promise<Finding> {
  const stage = await setStage({ planted })
  try {
    let product = await stage.start()
    const requests = await createRequests(product.origin)
    for (let round = 0; round < rounds; round += 1) {
      await requests.tryNext(product.origin)
      await kill(product)
      appendFileSync(join(stage.dataDir, 'goodword.db-wal'), Buffer.alloc(PAGE_BYTES - 1000, 0xa5))
      product = await stage.start()
    }
    return await finish(stage, {
      requests,
      product,
      fault: 'torn end of the write-ahead log',
      times: rounds,
      wrong: [],
    })
  } finally {
    await stage.end()
  }
}

/** A page of the requests is damaged: the operator puts a backup back. */
async function damagedPage({ planted }: Options): Promise<Finding> {
  const stage = await setStage({ planted })
  const path = join(stage.dataDir, 'goodword.db')
  try {
    const before = await stage.start()
    const requests = await createRequests(before.origin)
    for (let number = 0; number < REQUESTS_A_ROUND; number += 1) await requests.tryNext(before.origin)
    await until('no email waits', async () => (await stage.waiting()) === 0)
    await before.stop()
    const backup = readFileSync(path)
    damage(path, firstPageOfRequests(stage.dataDir))
    const damaged = await stage.start()
    const list = { method: 'GET', token: await signIn(() => damaged.origin, OWNER) }
    const refused = await call(`${damaged.origin}/goodword/testimonial/list`, list)
    const wrong = await judge(damaged, refused, DAMAGED)
    await until('the log says what to do', () => damaged.output().includes('npm run restore'))
    await kill(damaged)
    damage(path, 1)
    wrong.push(...judgeStart(await startRefused(stage), 'npm run restore'))
    for (const name of ['goodword.db-wal', 'goodword.db-shm']) rmSync(join(stage.dataDir, name), { force: true })
    writeFileSync(path, backup)
    const counted = await countRequests(stage, requests)
    return { fault: 'corrupted page, then a copy put back', times: 1, ...counted, wrong: [...wrong, ...counted.wrong] }
  } finally {
    await stage.end()
  }
}

/** Overwrites a page, counted from 1. */
function damage(path: string, page: number): void {
  const bytes = readFileSync(path)
  bytes.fill(0xa5, (page - 1) * PAGE_BYTES, page * PAGE_BYTES)
  writeFileSync(path, bytes)
}

export const disk: Experiment = {
  name: 'disk',
  shows: 'A full, read-only, locked or damaged disk: one sentence, nothing lost, no restart where none is needed.',
  rounds: 3,
  run: (options) =>
    findEach([fullDisk, fullStart, refusedWrites, locked, readOnlyStart, tornLog, damagedPage], (tryOne) =>
      tryOne(options),
    ),
}
