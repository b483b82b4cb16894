import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { expect, onTestFinished, test } from 'vitest'
import { startS3Server } from './s3-server.ts'

const KEY = { accessKeyId: 'AKIAFORTESTS', secretAccessKey: 'forTestsOnly' }

async function start(options: { folder?: string } = {}) {
  const server = await startS3Server({ ...options, credentials: KEY })
  onTestFinished(() => server.stop())
  const aws = new AwsClient({ ...KEY, service: 's3', region: 'us-east-1', retries: 0 })
  const call = async (method: string, path: string, body?: string) => {
    const answer = await aws.fetch(`${server.origin}${path}`, { method, ...(body !== undefined && { body }) })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  return { ...server, call }
}

test('the store of tests keeps objects in a folder beyond its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-s3-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const first = await start({ folder })
  await first.call('PUT', '/images/a/b.webp', 'photo')
  await first.call('PUT', '/images/a/c!.webp', 'other')
  await first.call('DELETE', '/images/a/c!.webp')
  await first.stop()
  const second = await start({ folder })
  expect(await second.call('GET', '/images/a/b.webp')).toMatchObject({ status: 200, body: 'photo' })
  expect(second.keys()).toEqual(['a/b.webp'])
})

test('the store of tests answers as S3 does', async () => {
  const { call } = await start()
  const put = await call('PUT', '/images/a&b.webp', 'photo')
  expect([put.status, put.headers.get('etag')]).toEqual([200, '"5ae0c1c8a5260bc7b6648f6fbd115c35"'])
  const head = await call('HEAD', '/images/a&b.webp')
  expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, '5', ''])
  expect((await call('DELETE', '/images/never-there')).status).toBe(204)
  for (const [method, path, status, code] of [
    ['GET', '/images/never-there', 404, 'NoSuchKey'],
    ['GET', '/nowhere/a', 404, 'NoSuchBucket'],
    ['GET', '/images?list-type=2&continuation-token=bogus', 400, 'InvalidArgument'],
    ['GET', '/images?acl', 501, 'NotImplemented'],
    ['PUT', '/images/a?acl', 501, 'NotImplemented'],
  ] as const)
    expect(await call(method, path)).toMatchObject({ status, body: expect.stringContaining(`<Code>${code}</Code>`) })
})

test('the store of tests lists keys in order, page by page, as XML', async () => {
  const { call } = await start()
  for (const key of ['b', 'a&%3Cc', 'd', 'x/e']) expect((await call('PUT', `/images/${key}`, 'photo')).status).toBe(200)
  const first = await call('GET', '/images?list-type=2&max-keys=2')
  expect(first.body).toContain('<KeyCount>2</KeyCount><MaxKeys>2</MaxKeys><IsTruncated>true</IsTruncated>')
  expect([...first.body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key)).toEqual(['a&amp;&lt;c', 'b'])
  const [, token = ''] = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/.exec(first.body) ?? []
  const next = await call('GET', `/images?list-type=2&continuation-token=${encodeURIComponent(token)}`)
  expect([...next.body.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key)).toEqual(['d', 'x/e'])
  expect((await call('GET', '/images?list-type=2&prefix=x/')).body).toContain('<KeyCount>1</KeyCount>')
})
