import { describe, expect, test } from 'vitest'
import { productionSettings } from '#server/testing/production-settings.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

const KEY = { AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE', AWS_SECRET_ACCESS_KEY: 'geheim/+=' }
const read = (url: string, others: Record<string, string> = {}) => readConfig({ IMAGES_URL: url, ...KEY, ...others })

describe('the store of images', () => {
  test('is none without an address, whatever keys there are', () => {
    expect(readConfig({ ...KEY }).imageStore).toBeUndefined()
  })

  test.each([
    ['s3://pics?region=eu-central-1', 'https://pics.s3.eu-central-1.amazonaws.com/', ''],
    ['s3://pics/a/b?region=eu-central-1', 'https://pics.s3.eu-central-1.amazonaws.com/', 'a/b/'],
    ['s3://pics/a/?region=cn-north-1', 'https://pics.s3.cn-north-1.amazonaws.com.cn/', 'a/'],
    ['s3://pics.studio/a?region=us-gov-west-1', 'https://s3.us-gov-west-1.amazonaws.com/pics.studio/', 'a/'],
    ['s3://pics/a?endpoint=https://s3.example:9000&region=auto', 'https://s3.example:9000/pics/', 'a/'],
    ['s3://pics?endpoint=https%3A%2F%2Fs3.example', 'https://s3.example/pics/', ''],
    ['s3://pics?endpoint=http://minio:9000/', 'http://minio:9000/pics/', ''],
  ])('at %s has its objects at %s%s', (url, bucketUrl, prefix) => {
    expect(read(url).imageStore).toMatchObject({ bucketUrl, prefix, accessKeyId: 'AKIAEXAMPLE' })
  })

  test('takes a session token, and the region that services without regions expect', () => {
    expect(read('s3://pics?endpoint=https://s3.example', { AWS_SESSION_TOKEN: 'token' }).imageStore).toMatchObject({
      region: 'us-east-1',
      sessionToken: 'token',
    })
  })

  const AWS = 's3://pics?region=eu-central-1'
  test.each([
    ['pics', 'The environment variable IMAGES_URL must be an address like s3://bucket/prefix?region=eu-central-1.'],
    [
      'https://geheim.example',
      'The environment variable IMAGES_URL must be an address like s3://bucket/prefix?region=eu-central-1.',
    ],
    ['s3://?region=eu-central-1', /^IMAGES_URL names no bucket/],
    ['s3:///prefix?region=eu-central-1', /^IMAGES_URL names no bucket/],
    ['s3://Geheim?region=eu-central-1', /^IMAGES_URL names no bucket, or one that can’t exist\. Write it like/],
    ['s3://a..b?region=eu-central-1', /^IMAGES_URL names no bucket/],
    ['s3://pics/a%20b?region=eu-central-1', /^The prefix in IMAGES_URL may have only letters/],
    ['s3://pics/a//b?region=eu-central-1', /^The prefix in IMAGES_URL may have only letters/],
    ['s3://AKIA:geheim@pics?region=eu-central-1', /^IMAGES_URL must not have a key in it\./],
    ['s3://pics:9000?region=eu-central-1', /^IMAGES_URL must be a bucket and a prefix\./],
    ['s3://pics', /^IMAGES_URL needs a region of AWS, like/],
    ['s3://pics?region=Frankfurt', /^IMAGES_URL needs a region of AWS, like/],
    ['s3://pics?endpoint=https://s3.example&region=a%20b', /^The region in IMAGES_URL may have only/],
    [`${AWS}&acl=geheim`, 'IMAGES_URL may have only the parameters endpoint and region, each once.'],
    [`${AWS}&region=eu-central-1`, 'IMAGES_URL may have only the parameters endpoint and region, each once.'],
    ['s3://pics?endpoint=geheim', /^The endpoint in IMAGES_URL must be an address like https:\/\/s3\.example/],
    ['s3://pics?endpoint=ftp://s3.example', /^The endpoint in IMAGES_URL must be an address/],
    ['s3://pics?endpoint=https://s3.example/path', /^The endpoint in IMAGES_URL must be an address/],
    ['s3://pics?endpoint=https://u:geheim@s3.example', /^The endpoint in IMAGES_URL must be an address/],
  ])('at %s is refused in one sentence without secrets', (url, sentence) => {
    const failing = () => read(url)
    expect(failing).toThrow(ConfigError)
    expect(failing).toThrow(sentence)
    expect(failing).not.toThrow(/geheim/)
  })

  test.each([
    [
      { AWS_ACCESS_KEY_ID: '' },
      'Set AWS_ACCESS_KEY_ID too, or unset IMAGES_URL. The store of images can’t be used without.',
    ],
    [{ AWS_SECRET_ACCESS_KEY: '' }, /^Set AWS_SECRET_ACCESS_KEY too, or unset IMAGES_URL\./],
    [{ AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }, /^Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY too/],
    [
      { AWS_SECRET_ACCESS_KEY: 'geheim geheim' },
      'The environment variable AWS_SECRET_ACCESS_KEY must be one word, without spaces.',
    ],
  ])('is refused with %j', (keys, sentence) => {
    const failing = () => read(AWS, keys)
    expect(failing).toThrow(sentence)
    expect(failing).not.toThrow(/geheim/)
  })

  test('is reached without encryption only on this machine, in production', () => {
    const production = { ...productionSettings, NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }
    expect(() => read('s3://pics?endpoint=http://minio:9000', production)).toThrow(
      /^The endpoint in IMAGES_URL is not encrypted, and images would cross the network readable\. Use https:\/\/\.$/,
    )
    expect(read('s3://pics?endpoint=http://127.0.0.1:9000', production).imageStore?.bucketUrl).toBe(
      'http://127.0.0.1:9000/pics/',
    )
  })
})
