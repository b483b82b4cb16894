import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../dashboard/src')
const written = (pattern: RegExp) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !file.includes('.test.') && pattern.test(readFileSync(join(folder, file), 'utf8')))
    .toSorted()

test('a select is the shared one, the one inside a sentence, or of the pages without our scripts', () => {
  expect(written(/<select\b/)).toEqual([
    'client/client-page.tsx',
    'components/inline-select.tsx',
    'components/select.tsx',
  ])
})

test('“Optional” is written where fields get their names', () => {
  expect(written(/>\s*Optional\s*</)).toEqual(['components/field.tsx'])
})

test('dates of the dashboard are written in the manner of the reader', () => {
  expect(written(/toLocaleDateString|toLocaleTimeString|DateTimeFormat\('en/)).toEqual(['submit/thanks.page.tsx'])
})

test('only one place copies text, because it also says what to do where the browser refuses', () => {
  expect(written(/\bFailed to copy/)).toEqual(['components/copy-text.ts'])
})
