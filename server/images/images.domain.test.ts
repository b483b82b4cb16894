import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { looksLikeImage, parseImageUrl, parseVariant } from './images.domain.ts'

const ID = '0b9f7d2e-4a41-4c7e-9a44-0d1e8a1f6c11'
const origin = 'https://goodword.example'
const bucket = { name: 'ours.appspot.com', origin: 'https://firebasestorage.googleapis.com' }
const object = `${bucket.origin}/v0/b/ours.appspot.com/o/images%2F${ID}`

describe('an address that was submitted as a picture', () => {
  test.each([
    [`/goodword/testimonial/abc/image/${ID}`, { kind: 'request', requestId: 'abc', uploadId: ID }],
    [`${origin}/goodword/testimonial/abc/image/${ID}`, { kind: 'request', requestId: 'abc', uploadId: ID }],
    [`/goodword/user/me/image/${ID.toUpperCase()}`, { kind: 'organisation', uploadId: ID }],
    ['/images/key/192.webp', { kind: 'public', publicKey: 'key' }],
    [`${object}?alt=media&token=t`, { kind: 'bucket', uploadId: ID, url: `${object}?alt=media&token=t` }],
    [
      `${object}?token=t%26x&alt=media&redirect=https://evil.example#x`,
      { kind: 'bucket', uploadId: ID, url: `${object}?alt=media&token=t%26x` },
    ],
  ])('%s names a picture', (given, reference) => {
    expect(parseImageUrl(given, { origin, bucket })).toEqual(reference)
  })

  test.each([
    '',
    'http://goodword.example/images/key/192.webp',
    'https://goodword.example.evil.example/images/key/192.webp',
    'https://goodword.example@evil.example/images/key/192.webp',
    'https://user:pass@goodword.example/images/key/192.webp',
    '//evil.example/images/key/192.webp',
    '/\\evil.example/images/key/192.webp',
    '/images/key',
    '/images/key/192.webp/more',
    '/goodword/testimonial/abc/image/not-a-uuid',
    `/goodword/user/you/image/${ID}`,
    `/goodword/testimonial/abc/image/${ID}/more`,
    `${object.replace('ours', 'theirs')}?alt=media&token=t`,
    `${object}?token=t`,
    `${object}?alt=media`,
    `${object}/../other?alt=media&token=t`,
    `${object.replace('images%2F', 'private%2F')}?alt=media&token=t`,
    `${object.replace('https', 'http')}?alt=media&token=t`,
    `${object.replace('.com/', '.com:8443/')}?alt=media&token=t`,
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
  ])('%s names none', (given) => {
    expect(parseImageUrl(given, { origin, bucket })).toBeNull()
  })

  test('never leads to any host but the bucket, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (given) => {
        const found = parseImageUrl(given, { origin, bucket })
        if (found?.kind === 'bucket') expect(new URL(found.url).origin).toBe(bucket.origin)
      }),
      { numRuns: 10_000 },
    )
  })

  test('of a bucket names none while there is no bucket', () => {
    expect(parseImageUrl(`${object}?alt=media&token=t`, { origin, bucket: undefined })).toBeNull()
  })
})

test.each([
  ['192.webp', { size: 192, format: 'webp' }],
  ['512.jpg', { size: 512, format: 'jpg' }],
  ['193.webp', null],
  ['192.png', null],
  ['../192.webp', null],
  ['0192.webp', null],
  ['', null],
])('the file name %j means %j', (name, variant) => {
  expect(parseVariant(name)).toEqual(variant)
})

test('a picture is known by its first bytes', () => {
  expect(looksLikeImage(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]))).toBe(true)
  expect(looksLikeImage(Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'))).toBe(true)
  expect(looksLikeImage(Buffer.from('GIF89a\0\0'))).toBe(false)
  expect(looksLikeImage(Buffer.from([]))).toBe(false)
})
