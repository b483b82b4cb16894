import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { isMailUnderway, noteOf } from './testimonial.notes.ts'

type Case = [Testimonial['status'], Testimonial['mailState'], 'public' | 'private', ReturnType<typeof noteOf>]

const cases: Case[] = [
  ['pending', 'none', 'public', null],
  ['pending', 'queued', 'public', 'sending'],
  ['pending', 'failed', 'public', 'notDelivered'],
  ['sent', 'sent', 'public', null],
  ['sent', 'queued', 'public', 'sending'],
  ['sent', 'failed', 'public', 'notDelivered'],
  ['submitted', 'sent', 'public', null],
  ['submitted', 'sent', 'private', 'private'],
  ['submitted', 'queued', 'public', null],
  ['submitted', 'failed', 'private', 'private'],
  ['approved', 'sent', 'private', 'private'],
  ['rejected', 'failed', 'public', null],
]

test.each(cases)('%s with its mail %s, %s: the note is %s', (status, mailState, choice, note) => {
  expect(noteOf({ status, mailState, isPrivate: choice === 'private' })).toBe(note)
})

test('a mail that is still queued when the client answers by the link is not waited for', () => {
  expect(isMailUnderway({ status: 'sent', mailState: 'queued', isPrivate: false })).toBe(true)
  expect(isMailUnderway({ status: 'submitted', mailState: 'queued', isPrivate: false })).toBe(false)
})
