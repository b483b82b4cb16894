import { describe, expect, test } from 'vitest'
import type { ImageStoreConfig } from '#server/config/images-config.ts'
import { IMPATIENT, startImageStore } from '#server/testing/image-store.ts'
import { createS3Client } from './s3-client.ts'
import { claimStore, explainStoreFailure, probeStore, StoreUnfit } from './store-checkup.ts'
import { StoreFailure } from './store-failure.ts'

type Store = Awaited<ReturnType<typeof startImageStore>>

async function probe({ config }: Store, other: Partial<ImageStoreConfig> = {}): Promise<string> {
  try {
    await probeStore(createS3Client({ ...config, ...other }, IMPATIENT))
    return 'ready'
  } catch (error) {
    if (error instanceof StoreFailure) return explainStoreFailure(error)
    throw error
  }
}

describe('the probe of a store', () => {
  test('leaves nothing', async () => {
    const store = await startImageStore()
    expect(await probe(store)).toBe('ready')
    expect(store.server.keys()).toEqual([])
    expect(store.server.requests).toHaveLength(4)
  })

  test.each<[string, (store: Store) => Partial<ImageStoreConfig> | void, string | RegExp]>([
    [
      'the bucket is missing',
      ({ server }) => ({ bucketUrl: `${server.origin}/nowhere/` }),
      'The image store at IMAGES_URL has no such bucket. Create it, or correct its name.',
    ],
    [
      'the key is unknown',
      () => ({ accessKeyId: 'AKIAOTHER' }),
      'The image store at IMAGES_URL doesn’t know the key. Check AWS_ACCESS_KEY_ID.',
    ],
    [
      'the key is wrong',
      () => ({ secretAccessKey: 'geheim' }),
      'The image store at IMAGES_URL doesn’t accept the key. Check AWS_SECRET_ACCESS_KEY.',
    ],
    [
      'there is a token too many',
      () => ({ sessionToken: 'geheim' }),
      'The image store at IMAGES_URL doesn’t accept the session token. Check AWS_SESSION_TOKEN, or unset it with a key that doesn’t expire.',
    ],
    [
      'the clocks are apart',
      ({ server }) => void (server.conditions.aheadMs = -16 * 60_000),
      'The image store at IMAGES_URL has another time than this machine, by more than 15 minutes. Set this machine’s clock.',
    ],
    [
      'the region is another one',
      () => ({ region: 'eu-central-1' }),
      'The image store at IMAGES_URL has the bucket in another region. Set region=us-east-1 there.',
    ],
    [
      'it is moved',
      ({ server }) => void server.conditions.failures.push({ failure: { status: 301, code: 'PermanentRedirect' } }),
      'The image store at IMAGES_URL has the bucket in another region, or at another endpoint. Correct them there.',
    ],
    [
      'it is a page of something else',
      ({ server }) => void server.conditions.failures.push({ failure: { status: 405, code: 'geheim geheim' } }),
      'The image store at IMAGES_URL answers 405 to PutObject (without a code). Check the address, and the store’s own log.',
    ],
    ['nobody may write', ({ server }) => void server.conditions.denied.add('PutObject'), /the right s3:PutObject:/],
    ['nobody may read', ({ server }) => void server.conditions.denied.add('GetObject'), /the right s3:GetObject:/],
    ['nobody may list', ({ server }) => void server.conditions.denied.add('ListObjectsV2'), /the right s3:ListBucket:/],
    [
      'nobody may delete',
      ({ server }) => void server.conditions.denied.add('DeleteObject'),
      /the right s3:DeleteObject:/,
    ],
  ])('says in one sentence that %s', async (_, spoil, sentence) => {
    const store = await startImageStore()
    const other = spoil(store)
    const said = await probe(store, other ?? {})
    expect(said).toMatch(sentence)
    expect(said).not.toContain('geheim')
  })

  test('says that nothing answers', async () => {
    const store = await startImageStore()
    await store.server.stop()
    expect(await probe(store)).toBe(
      'The image store at IMAGES_URL can’t be reached (ECONNREFUSED). Check the address, and that the store is running.',
    )
  })
})

test('a store belongs to the first installation that uses it', async () => {
  const { client } = await startImageStore()
  await claimStore(client, 'ours')
  await claimStore(client, 'ours')
  await expect(claimStore(client, 'theirs')).rejects.toThrow(StoreUnfit)
  await client.delete('installation')
  await claimStore(client, 'theirs')
})
