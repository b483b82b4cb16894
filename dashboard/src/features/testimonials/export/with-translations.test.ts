import { expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import { withTranslations } from './with-translations.ts'

test('translations are read in parts of at most 100 answers, and rows keep their order', async () => {
  const answered = Array.from({ length: 101 }, (_, index) =>
    testimonialOf({ id: `id${index}`, submittedAt: '2026-11-02T09:00:00.000Z' }),
  )
  const rows = [testimonialOf({ id: 'open', submittedAt: null }), ...answered]
  const german = { language: 'de' as const, text: 'Präzise.', at: '2026-11-03T09:00:00.000Z', isOutdated: false }
  const parts: number[] = []
  const exported = await withTranslations(rows, async (ids) => {
    parts.push(ids.length)
    return ids.filter((id) => id === 'id100').map((id) => ({ id, translations: [german] }))
  })
  expect(parts).toEqual([100, 1])
  expect(exported.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(exported.at(-1)?.translations).toEqual([german])
  expect(exported[0]?.translations).toEqual([])
})
