import { randomUUID } from 'node:crypto'
import { organisationImagePath } from '#shared/image-uploads.ts'
import { makeImage } from '#server/testing/images.ts'
import { type S3Failure, startS3Server } from '#server/testing/s3-server.ts'
import { type Answer, bodyOf, call, isAccepted, until } from './calls.ts'
import { type Experiment, type Finding, findEach, type Options } from './experiment.ts'
import { createRequests, finish } from './requests.ts'
import { isReady, OWNER, type Product, setStage, signIn } from './stage.ts'

const KEY = { accessKeyId: 'chaos', secretAccessKey: 'of-a-store-on-this-machine' }
const BUCKET = 'images'
/** Longer than anybody waits for an answer. */
const HANGING_MS = 120_000
const SENTENCE = 'Images can’t be loaded or saved at the moment. Try again in a minute, or continue without one.'

const FAULTS: readonly { name: string; failure?: S3Failure; delayMs?: number }[] = [
  { name: 'image store 500', failure: { status: 500, code: 'InternalError' } },
  { name: 'image store 429', failure: { status: 429, code: 'SlowDown' } },
  { name: 'image store resetting', failure: 'cut' },
  { name: 'image store hanging', delayMs: HANGING_MS },
]
/** More than a call of ours is tried. */
const FAILURES = 1000

type Store = Awaited<ReturnType<typeof startS3Server>>

const settingsOf = ({ origin }: Store) => ({
  IMAGES_URL: `s3://${BUCKET}?endpoint=${encodeURIComponent(origin)}`,
  AWS_ACCESS_KEY_ID: KEY.accessKeyId,
  AWS_SECRET_ACCESS_KEY: KEY.secretAccessKey,
})

/** An upload is refused in one sentence while the store fails; requests and emails go on, and what was there is there. */
async function storeFault(
  { planted }: Options,
  { name, failure, delayMs = 0 }: (typeof FAULTS)[number],
): Promise<Finding> {
  const store = await startS3Server({ credentials: KEY, buckets: [BUCKET] })
  const stage = await setStage({ planted })
  try {
    const product = await stage.start(settingsOf(store))
    const requests = await createRequests(product.origin)
    const photo = new Uint8Array(await makeImage({ width: 96, height: 96 }))
    const token = await signIn(() => product.origin, OWNER)
    const upload = () =>
      call(product.origin + organisationImagePath(randomUUID()), { method: 'PUT', token, bytes: photo })
    const before = await showLogo(product, { token, uploaded: await upload() })
    store.conditions.delayMs = delayMs
    if (failure) store.conditions.failures.push(...Array.from({ length: FAILURES }, () => ({ failure })))
    const wrong: string[] = []
    const [refused, asked] = await Promise.all([upload(), requests.tryNext(product.origin)])
    if (refused.status !== 503 || refused.message !== SENTENCE)
      wrong.push(`The owner read “${refused.message}” (${refused.status}).`)
    if (!isAccepted(asked)) wrong.push(`A request was refused: ${asked.message}`)
    if (!(await isReady(product))) wrong.push('The process is not ready.')
    store.conditions.delayMs = 0
    store.conditions.failures.length = 0
    await until('uploads work again', async () => isAccepted(await upload()))
    if (!isAccepted(await call(product.origin + before, { method: 'GET' }))) wrong.push('An image from before is gone.')
    return await finish(stage, { requests, product, fault: name, wrong })
  } finally {
    await stage.end()
    await store.stop()
  }
}

/** Makes the owner's logo what was uploaded. Answers with its path. */
async function showLogo(
  { origin }: Product,
  { token, uploaded }: { token: string; uploaded: Answer },
): Promise<string> {
  const { imageUrl: organisationImageUrl } = bodyOf<{ imageUrl: string }>(uploaded)
  const changed = await call(`${origin}/goodword/user/me`, { method: 'PUT', token, body: { organisationImageUrl } })
  return bodyOf<{ organisationImageUrl: string }>(changed).organisationImageUrl
}

export const imageStore: Experiment = {
  name: 'images',
  shows:
    'A store of images that hangs, resets, answers 429 or 500: an upload is refused in a sentence, all else goes on.',
  rounds: 1,
  run: (options) => findEach(FAULTS, (fault) => storeFault(options, fault)),
}
