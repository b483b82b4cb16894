import { describe, expect, it } from 'vitest'
import { usualFields } from '../client/extra-fields.fake.ts'
import { openDraftStorage } from './draft.storage.ts'
import { editDraft, findFaults, isBegun, startDraft, toCollected } from './draft.ts'

const NOTHING = usualFields
const draft = {
  ...startDraft({ openedToken: '1.signature' }),
  customerName: ' Ana ',
  testimonial: 'Good.\r\nVery.',
  customerEmail: ' ana@client.example ',
}

function memory(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

describe('a draft of a collection link', () => {
  it('becomes the answer that is sent, without what is not asked for', () => {
    const filled = { ...draft, company: 'Casa', answers: { gone: 'x' }, isCompanyShown: true }
    const answer = toCollected(filled, { extraFields: NOTHING, consentVersion: 'v1-en', website: '' })
    expect(answer).toMatchObject({
      customerName: 'Ana',
      customerEmail: 'ana@client.example',
      testimonial: 'Good.\nVery.',
      company: null,
      answers: [],
      parts: { company: false, photo: true },
      openedToken: '1.signature',
    })
    expect(answer).not.toHaveProperty('website')
  })

  it('is begun with the first thing that is filled in', () => {
    const empty = startDraft({ openedToken: '1.signature' })
    expect(isBegun(empty)).toBe(false)
    expect(isBegun({ ...empty, testimonial: ' \n', answers: { a: '' } })).toBe(false)
    for (const change of [{ rating: 1 as const }, { customerEmail: 'a' }, { answers: { a: 'x' } }])
      expect(isBegun({ ...empty, ...change })).toBe(true)
  })

  it('needs a name and a text, and an email only in the right form', () => {
    const empty = startDraft({ openedToken: '' })
    const asked = { extraFields: NOTHING, needsConfirmedEmail: false }
    expect(Object.keys(findFaults(empty, asked))).toEqual(['testimonial', 'customerName'])
    expect(findFaults({ ...draft, customerEmail: '' }, asked)).toEqual({})
    expect(findFaults({ ...draft, customerEmail: 'ana@' }, asked)).toEqual({ customerEmail: { kind: 'refused' } })
  })

  it('needs an email where it is to be confirmed', () => {
    const asked = { extraFields: NOTHING, needsConfirmedEmail: true }
    expect(findFaults(draft, asked)).toEqual({})
    expect(findFaults({ ...draft, customerEmail: ' ' }, asked)).toEqual({ customerEmail: { kind: 'refused' } })
  })

  it('gets a new key with every edit', () => {
    expect(editDraft({ ...draft, idempotencyKey: 'key' }, { rating: 5 }).idempotencyKey).toBeNull()
  })

  it('is kept on the device for its link until it is sent', () => {
    const storage = memory()
    const kept = openDraftStorage('studio', () => storage)
    expect(kept.write({ ...draft, step: 'photo' })).toBe(true)
    expect(openDraftStorage('studio', () => storage).read()).toEqual({ ...draft, step: 'photo' })
    expect(openDraftStorage('other', () => storage).read()).toBeNull()
    kept.clear()
    expect(kept.read()).toBeNull()
  })

  it.each(['{', '{}', JSON.stringify({ ...draft, rating: 9 }), JSON.stringify({ ...draft, answers: { a: 1 } })])(
    'is forgotten when it is not one: %s',
    (stored) => {
      const storage = memory()
      storage.setItem('goodword-collect:studio', stored)
      expect(openDraftStorage('studio', () => storage).read()).toBeNull()
    },
  )

  it('is read without its step if it was kept before there was one', () => {
    const storage = memory()
    const { step: _, ...earlier } = draft
    storage.setItem('goodword-collect:studio', JSON.stringify(earlier))
    expect(openDraftStorage('studio', () => storage).read()).toEqual({ ...draft, step: null })
  })

  it('is not said to be kept where there is no room for it', () => {
    const full = () => ({
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(openDraftStorage('studio', full).write(draft)).toBe(false)
  })

  it('is written without a place to keep it', () => {
    const kept = openDraftStorage('studio', () => {
      throw new Error('blocked')
    })
    expect(kept.write(draft)).toBe(false)
    expect(kept.read()).toBeNull()
  })
})
