import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkLog } from './doctor-log.ts'

function settings(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-journald-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'journald.conf.d'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

describe('the doctor', () => {
  test.each(['30day', '4 weeks', '7d', '30 days'])('accepts a log kept for %s', (time) => {
    const folder = settings({ 'journald.conf': `[Journal]\nStorage=persistent\nMaxRetentionSec=${time}\n` })
    expect(checkLog(folder)).toMatchObject([{ state: 'ok' }])
  })

  test.each([
    '',
    '#MaxRetentionSec=30day',
    'MaxRetentionSec=0',
    'MaxRetentionSec=31day',
    'MaxRetentionSec=1year',
    'MaxRetentionSec=soon',
  ])('says what to set with %j', (line) => {
    const [finding, ...others] = checkLog(settings({ 'journald.conf': `[Journal]\n${line}\n` }))
    expect(others).toEqual([])
    expect(finding).toMatchObject({ state: 'open', says: expect.stringContaining('MaxRetentionSec=30day') })
  })

  test('reads further files after the main one', () => {
    const folder = settings({
      'journald.conf': 'MaxRetentionSec=1year',
      'journald.conf.d/90-kept.conf': '[Journal]\nMaxRetentionSec=30day',
    })
    expect(checkLog(folder)).toMatchObject([{ state: 'ok' }])
  })

  test('says that it can’t see how long the log is kept where there is no journal, such as in a container', () => {
    const [finding, ...others] = checkLog('/nowhere')
    expect(others).toEqual([])
    expect(finding).toMatchObject({
      state: 'open',
      says: expect.stringMatching(/no journal here.*30 days.*going-live/s),
    })
  })
})
