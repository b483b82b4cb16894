import { expect, test } from 'vitest'
import { newUuid } from './uuid.ts'

test('a new UUID has version 4, its variant, and is never the same', () => {
  const ids = Array.from({ length: 1000 }, newUuid)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
