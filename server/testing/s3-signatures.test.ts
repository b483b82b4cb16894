import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { refusalOf, type SignedRequest } from './s3-signatures.ts'

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
const KEY = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const WORLD = { credentials: [KEY], region: 'us-east-1', now: new Date('2013-05-24T00:00:00Z') }

function signed(
  target: string,
  {
    signature,
    method = 'GET',
    content = '',
    headers = {},
  }: Partial<Omit<SignedRequest, 'target'>> & {
    signature: string
    content?: string
  },
): SignedRequest {
  const all = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
    'x-amz-date': '20130524T000000Z',
    ...headers,
  }
  const scope = `${KEY.accessKeyId}/20130524/us-east-1/s3/aws4_request`
  const names = Object.keys(all).toSorted().join(';')
  const authorization = `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${names},Signature=${signature}`
  return { method, target, headers: { ...all, authorization }, body: Buffer.from(content) }
}

const reading = signed('/test.txt', {
  headers: { range: 'bytes=0-9' },
  signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
})

describe('the signatures of S3', () => {
  test.each([
    ['GetObject', reading],
    [
      'PutObject',
      signed('/test$file.text', {
        method: 'PUT',
        content: 'Welcome to Amazon S3.',
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
        signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      }),
    ],
    [
      'GetBucketLifecycle',
      signed('/?lifecycle', { signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543' }),
    ],
    [
      'ListObjects',
      signed('/?max-keys=2&prefix=J', {
        signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      }),
    ],
  ])('are those that Amazon shows for %s', (_, request) => {
    expect(refusalOf(request, WORLD)).toBeUndefined()
  })

  const change = (headers: Record<string, string>) => ({ ...reading, headers: { ...reading.headers, ...headers } })
  test.each<[string, SignedRequest, string]>([
    ['another path', { ...reading, target: '/test.txt2' }, 'SignatureDoesNotMatch'],
    ['another method', { ...reading, method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['another query', { ...reading, target: '/test.txt?acl' }, 'SignatureDoesNotMatch'],
    ['another host', change({ host: 'other.example' }), 'SignatureDoesNotMatch'],
    ['other content', { ...reading, body: Buffer.from('more') }, 'XAmzContentSHA256Mismatch'],
    ['a header that is not signed', change({ 'x-amz-acl': 'public-read' }), 'AccessDenied'],
    ['no signature', change({ authorization: '' }), 'AccessDenied'],
    ['a token that the key has not', change({ 'x-amz-security-token': 'token' }), 'InvalidToken'],
  ])('fit nothing else: %s is refused', (_, request, code) => {
    expect(refusalOf(request, WORLD)).toMatchObject({ code })
  })

  test.each([
    [{ credentials: [{ ...KEY, accessKeyId: 'AKIAOTHER' }] }, 'InvalidAccessKeyId'],
    [{ credentials: [{ ...KEY, secretAccessKey: 'other' }] }, 'SignatureDoesNotMatch'],
    [{ region: 'eu-central-1' }, 'AuthorizationHeaderMalformed'],
    [{ now: new Date('2013-05-24T00:15:01Z') }, 'RequestTimeTooSkewed'],
    [{ now: new Date('2013-05-23T23:44:59Z') }, 'RequestTimeTooSkewed'],
  ])('are refused in a world with %j: %s', (other, code) => {
    expect(refusalOf(reading, { ...WORLD, ...other })).toMatchObject({ code })
  })
})
