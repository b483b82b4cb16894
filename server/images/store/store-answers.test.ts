import { describe, expect, test } from 'vitest'
import { readListedPage, readStoreError, readVersioning } from './store-answers.ts'

const object =
  '<Contents><Key>a&amp;b</Key><LastModified>2026-11-27T08:00:00.000Z</LastModified><Size>5</Size></Contents>'
const page = (content: string) =>
  Buffer.from(`<?xml version="1.0"?>\n<ListBucketResult xmlns="http://s3.example">${content}</ListBucketResult>`)

describe('an answer of a store', () => {
  test('lists objects, and where to go on', () => {
    expect(readListedPage(page(`<IsTruncated>false</IsTruncated>${object}`))).toEqual({
      objects: [{ key: 'a&b', bytes: 5, changedAt: new Date('2026-11-27T08:00:00Z') }],
      nextToken: undefined,
    })
    const more = page('<IsTruncated>true</IsTruncated><NextContinuationToken>1/+=</NextContinuationToken>')
    expect(readListedPage(more)).toEqual({ objects: [], nextToken: '1/+=' })
  })

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a page of a proxy', Buffer.from('<!doctype html><p>Welcome')],
    ['something else', Buffer.from('<Error><Code>SlowDown</Code></Error>')],
    ['half a page', page(object).subarray(0, 120)],
    ['more without a token, which would hide the rest', page('<IsTruncated>true</IsTruncated>')],
    ['an object without a size', page(object.replace(/<Size>.*<\/Size>/, ''))],
    ['an object without a time', page(object.replace('2026-11-27T', ''))],
    [
      'entities of its own',
      Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><ListBucketResult>&b;</ListBucketResult>'),
    ],
  ])('is no list when it is %s', (_, body) => {
    expect(readListedPage(body)).toBeUndefined()
  })

  test('says what is wrong by its code and nothing else', () => {
    const error = (code: string) => readStoreError(Buffer.from(`<Error><Code>${code}</Code><Key>geheim</Key></Error>`))
    expect(error('AccessDenied')).toEqual({ code: 'AccessDenied', region: undefined })
    expect(error('one two')).toEqual({ code: undefined, region: undefined })
    expect(error('x'.repeat(65))).toEqual({ code: undefined, region: undefined })
  })

  test.each([
    ['<VersioningConfiguration/>', false],
    ['<VersioningConfiguration><Status>Suspended</Status></VersioningConfiguration>', false],
    ['<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>', true],
    ['<html/>', undefined],
  ])('%s says of versions: %s', (body, keepsVersions) => {
    expect(readVersioning(Buffer.from(body))).toBe(keepsVersions)
  })
})
