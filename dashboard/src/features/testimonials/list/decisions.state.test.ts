import { expect, test } from 'vitest'
import type { Testimonial } from '#shared/testimonials.ts'
import { afterStep, type DecisionStep, noDecisions } from './decisions.state.ts'

// Nothing but these two is read.
const row = (id: string, status: Testimonial['status']) => ({ id, status }) as Testimonial
const ana = { testimonial: row('ana', 'submitted'), index: 0 }
const kim = { testimonial: row('kim', 'submitted'), index: 1 }

const after = (...steps: DecisionStep[]) => steps.reduce(afterStep, noDecisions('all'))
const approving: DecisionStep = { kind: 'began', rows: [ana, kim], status: 'approved', turn: 1 }
const approved: DecisionStep = { kind: 'answered', changed: [row('ana', 'approved')], turn: 1 }
const undoing: DecisionStep = { kind: 'began', rows: [ana], status: 'submitted', turn: 2 }

test('what is under way is as decided until its turn has ended', () => {
  expect(after(approving).underway.get('ana')?.status).toBe('approved')
  expect(after(approving, { kind: 'ended', ids: ['ana', 'kim'], turn: 1 }).underway.size).toBe(0)
})

test('a turn that ends late does not end the one after it', () => {
  const { underway } = after(approving, approved, undoing, { kind: 'ended', ids: ['ana', 'kim'], turn: 1 })
  expect([...underway]).toEqual([['ana', { status: 'submitted', turn: 2 }]])
})

test('only what was really decided can be taken back, and only once', () => {
  expect([...after(approving).undoable]).toEqual([])
  expect([...after(approving, approved).undoable]).toEqual([['ana', 'approved']])
  expect([...after(approving, approved, undoing).undoable]).toEqual([])
  expect([...after(approving, approved, { kind: 'undoEnded', id: 'ana' }).undoable]).toEqual([])
})

test('an answer that comes while a later decision is under way offers nothing to take back', () => {
  const rejecting: DecisionStep = { kind: 'began', rows: [ana], status: 'rejected', turn: 2 }
  expect([...after(approving, rejecting, approved).undoable]).toEqual([])
  const rejected: DecisionStep = { kind: 'answered', changed: [row('ana', 'rejected')], turn: 2 }
  expect([...after(approving, rejecting, approved, rejected).undoable]).toEqual([['ana', 'rejected']])
})

test('a row that was decided on is kept as the server has it, at its first place', () => {
  const again: DecisionStep = { ...undoing, rows: [{ ...ana, index: 7 }] }
  expect(after(approving, approved, again).kept.get('ana')).toEqual({ testimonial: row('ana', 'approved'), index: 0 })
})

test('another view keeps what is under way and nothing else', () => {
  const { view, underway, kept, undoable } = after(approving, approved, { kind: 'viewed', view: 'sent' })
  expect([view, underway.size, kept.size, undoable.size]).toEqual(['sent', 2, 0, 0])
})

test('a row that was removed is not kept, and nothing of it can be taken back', () => {
  const { kept, undoable } = after(approving, approved, { kind: 'removed', id: 'ana' })
  expect([...kept.keys()]).toEqual(['kim'])
  expect([...undoable]).toEqual([])
})
