import { generateKeyPairSync } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeCertificate } from '#server/testing/certificate.ts'
import { readRequests } from '#server/testing/chaos-data.ts'
import { startFakeFirebase } from '#server/testing/fake-firebase.ts'
import { type Fault, FAULTS, startBrokenProxy } from './broken-proxy.ts'
import { type Answer, call, insist, isAccepted, until } from './calls.ts'
import { type Experiment, type Finding, findEach, type Options } from './experiment.ts'
import { createRequests, finish } from './requests.ts'
import { isReady, kill, newFolder, OWNER, type Product, setStage } from './stage.ts'

const PRELOADED = pathToFileURL(join(import.meta.dirname, 'google-elsewhere.ts')).href
const SENTENCE = 'The sign-in service can’t be reached. Try again in a moment.'
const SIGNED_IN = { ...OWNER, email: 'frieda@studio.example' }
const NEWCOMER = { ...OWNER, email: 'gustav@studio.example', firstName: 'Gustav' }
const ALL_FAULTS: readonly Fault[] = [...FAULTS, 'answering no JSON', 'losing its answer']

/** Google on this machine, which fails as told, and the settings of a process that has its accounts there. */
async function setGoogle() {
  const folder = newFolder()
  const files = makeCertificate(folder, ['*.googleapis.com'])
  const tls = { key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.chain, 'utf8') }
  const firebase = await startFakeFirebase()
  const refusal = () => firebase.tooMuch
  const proxy = await startBrokenProxy(() => firebase.origin, { tls, refusal })
  const account = join(folder, 'account.json')
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(
    account,
    JSON.stringify({
      type: 'service_account',
      project_id: firebase.projectId,
      client_email: `goodword@${firebase.projectId}.iam.gserviceaccount.com`,
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    }),
  )
  return {
    ...firebase,
    fail: proxy.fail,
    failures: proxy.failures,
    environment: {
      FIREBASE_PROJECT_ID: firebase.projectId,
      FIREBASE_API_KEY: 'AIzaKey',
      FIREBASE_SERVICE_ACCOUNT: account,
      CHAOS_GOOGLE: new URL(proxy.origin).host,
      NODE_OPTIONS: `--import=${PRELOADED}`,
      NODE_EXTRA_CA_CERTS: files.chain,
    },
    async stop(): Promise<void> {
      await proxy.stop()
      await firebase.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

const signUp = ({ origin }: Product, body: typeof OWNER) =>
  call(`${origin}/goodword/user/sign-up`, { body, key: `chaos-${body.firstName}` })
const me = ({ origin }: Product, token: string) => call(`${origin}/goodword/user/me`, { method: 'GET', token })
const exportAll = ({ origin }: Product, token: string) =>
  call(`${origin}/goodword/user/me/export`, { method: 'GET', token })

const isSaid = (answer: Answer) => answer.status === 503 && answer.message === SENTENCE
const read = (who: string, { message, status }: Answer) => `${who} read “${message}” (${status}).`

/** A process whose accounts are at Google, with an owner who has signed up and in, and has asked a client. */
async function setScene({ planted }: Options) {
  const google = await setGoogle()
  const stage = await setStage({ planted })
  const product = await stage.start(google.environment)
  await insist(() => signUp(product, SIGNED_IN))
  const tokenAt = () => google.signIn(SIGNED_IN.email)
  const requests = await createRequests(product.origin, { tokenAt })
  await requests.insistOnNext(() => product.origin)
  const wrong: string[] = []
  return {
    google,
    stage,
    product,
    requests,
    tokenAt,
    wrong,
    expectAccepted: (who: string, answer: Answer) => void (isAccepted(answer) || wrong.push(read(who, answer))),
    /** What needs Google is refused in one sentence, or done. */
    expectSaid: (who: string, answer: Answer) =>
      void (isAccepted(answer) || isSaid(answer) || wrong.push(read(who, answer))),
    async end(): Promise<void> {
      await stage.end()
      await google.stop()
    },
  }
}

type Scene = Awaited<ReturnType<typeof setScene>>

/** Who is signed in goes on while Firebase fails. What needs Firebase is refused in one sentence, or done. */
export async function firebaseFault(options: Options, fault: Fault): Promise<Finding> {
  const scene = await setScene(options)
  const { google, product, requests, tokenAt, wrong, expectAccepted, expectSaid } = scene
  try {
    const token = await tokenAt()
    google.fail(fault)
    const [signedIn, asked, exported, newcomer] = await Promise.all([
      me(product, token),
      requests.tryNext(product.origin),
      exportAll(product, token),
      signUp(product, NEWCOMER),
    ])
    expectAccepted('The owner', signedIn)
    expectAccepted('The owner who asked a client', asked)
    expectSaid('The owner who exported', exported)
    expectSaid('A newcomer', newcomer)
    if (google.failures() === 0) wrong.push('Google did not fail.')
    expectAccepted('The owner, signed in again,', await me(product, await tokenAt()))
    if (!(await isReady(product))) wrong.push('The process is not ready.')
    google.fail(undefined)
    await until('the export works again', async () => isAccepted(await exportAll(product, token)))
    return await settle(scene, { product, fault: `Firebase ${fault}` })
  } finally {
    await scene.end()
  }
}

/** A process that starts while Firebase fails knows no keys: it signs nobody out, not even with a token by a new key. */
async function startedMeanwhile(options: Options): Promise<Finding> {
  const scene = await setScene(options)
  const { google, stage, tokenAt, wrong, expectSaid } = scene
  try {
    const token = await tokenAt()
    google.fail('500')
    google.changeKey()
    await kill(scene.product)
    const product = await stage.start(google.environment)
    expectSaid('The owner', await me(product, token))
    expectSaid('The owner with a token by a new key', await me(product, await tokenAt()))
    if (google.failures() === 0) wrong.push('Google did not fail.')
    google.fail(undefined)
    await until('the owner is known again', async () => isAccepted(await me(product, await tokenAt())))
    return await settle(scene, { product, fault: 'Firebase 500, kill -9' })
  } finally {
    await scene.end()
  }
}

/** The newcomer signs up, or signs in to the account that was made meanwhile. Then everything is counted. */
async function settle(
  { google, stage, requests, wrong }: Scene,
  { product, fault }: { product: Product; fault: string },
): Promise<Finding> {
  await insist(() => signUp(product, NEWCOMER))
  await until('the newcomer is known', async () => isAccepted(await me(product, await google.signIn(NEWCOMER.email))))
  await requests.signInAgain(product.origin)
  const found = await finish(stage, { requests, product, fault, wrong })
  return await countAccounts(found, { dataDir: stage.dataDir, accounts: google.accounts })
}

/** Both who signed up are there once, here and at Firebase. */
async function countAccounts(
  found: Finding,
  { dataDir, accounts }: { dataDir: string; accounts: readonly { email: string }[] },
): Promise<Finding> {
  const { owners } = await readRequests(dataDir)
  const all = [owners, accounts.map(({ email }) => email)]
  const times = [SIGNED_IN, NEWCOMER].flatMap(({ email }) =>
    all.map((list) => list.filter((each) => each === email).length),
  )
  return {
    ...found,
    acknowledged: found.acknowledged + 2,
    lost: found.lost + times.filter((count) => count === 0).length,
    twice: found.twice + times.filter((count) => count > 1).length,
  }
}

export const firebase: Experiment = {
  name: 'firebase',
  shows:
    'Firebase slow, hanging, resetting, answering 429, 500 or no JSON, losing its answer: nobody is signed out, all else goes on.',
  rounds: 1,
  async run(options) {
    const faults = await findEach(ALL_FAULTS, (fault) => firebaseFault(options, fault))
    return [...faults, await startedMeanwhile(options)]
  },
}
