import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findClassMistakes, findLength, findPixels, findPrimitiveMistakes, findRawLengths } from './check-css.ts'

const rawLengths = (declaration: string) => findRawLengths({ path: 'a.css', text: `.a {\n  ${declaration}\n}\n` })

describe('the check of raw lengths', () => {
  it.each([
    ['gap: 12px;', 'gap takes its spaces from --space-*'],
    ['margin-block-start: -2px;', 'margin-block-start takes its spaces from --space-*'],
    ['padding: 0 calc(10px + var(--space-4));', 'padding takes its spaces from --space-*'],
    ['padding-inline: 1.25rem;', 'padding-inline takes its spaces from --space-*'],
    ['font-size: 13px;', 'font-size takes --size-*'],
    ['font-size: 0.9em;', 'font-size takes --size-*'],
    ['font: 400 1.5rem/1 var(--sans);', 'font takes --text-* or --size-*'],
  ])('refuses %j', (declaration, mistake) => {
    expect(rawLengths(declaration)).toEqual([expect.stringContaining(`a.css:2: ${mistake}`)])
  })

  it.each([
    'gap: var(--space-8) 0;',
    'margin-inline: calc(-1 * var(--space-12));',
    'margin: 0 auto;',
    'padding-inline-start: 2ch;',
    'font: 500 var(--text-13) var(--sans);',
    'font: 400 var(--size-13) / 1.25rem var(--mono);',
    'scroll-margin-block: 88px;',
    'inline-size: 240px;',
    'padding: 3px; /* around the knob */',
  ])('accepts %j', (declaration) => {
    expect(rawLengths(declaration)).toEqual([])
  })

  it('refuses a comment on another line as a reason', () => {
    expect(rawLengths('/* around the knob */\n  padding: 3px;')).toHaveLength(1)
  })

  it.each(['(width < 720px)', '(width >= 46rem)', '(hover: hover) and (width > 68.75rem)'])(
    'refuses @media %s',
    (query) => {
      const text = `@media ${query} {\n  .a {\n    color: red;\n  }\n}\n`
      expect(findRawLengths({ path: 'a.css', text })).toEqual([expect.stringContaining('a.css:1: a window is 30rem')])
    },
  )

  it.each(['(width < 45rem)', '(45rem <= width < 70rem)', '(height < 26rem)', '(prefers-reduced-motion: reduce)'])(
    'accepts @media %s',
    (query) => {
      expect(findRawLengths({ path: 'a.css', text: `@media ${query} {\n}\n` })).toEqual([])
    },
  )
})

const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })

describe('the check of lengths of style sheets', () => {
  const sheetOf = (lines: number) => ({ path: 'a.css', text: '/* A line. */\n'.repeat(lines) })

  it('accepts 300 lines', () => {
    expect(findLength(sheetOf(300))).toEqual([])
  })

  it('names one that is longer', () => {
    expect(findLength(sheetOf(301))).toEqual([
      'a.css has 301 lines, and 300 are the most: split it by what it is about.',
    ])
  })
})

describe('the check of px in the widget and in the pages of the server', () => {
  const sheets = ['widget/src/card.css', 'server/widgets/wall.css']

  it.each(sheets)('accepts %s', (path) => {
    expect(findPixels(read(path))).toEqual([])
  })

  it.each(sheets)('refuses px planted in %s', (path) => {
    const { text } = read(path)
    const planted = { path, text: `.a {\n  gap: 0 12px;\n  padding: 1em;\n}\n${text}` }
    expect(findPixels(planted)).toEqual([`${path}:2: gap takes em, rem or a custom property, not 0 12px.`])
  })

  it.each([
    'column-gap: 8px;',
    'margin: 0 auto 1.5px;',
    'padding: clamp(24px, 5vw, 3rem);',
    'font-size: 13px;',
    "font: 400 16px/1.5 'Avenir Next';",
    "font: 400 1rem/24px 'Avenir Next';",
  ])('refuses %j', (declaration) => {
    expect(findPixels({ path: 'a.css', text: `.a {\n  ${declaration}\n}\n` })).toHaveLength(1)
  })

  it.each([
    'gap: 0.5em 1rem;',
    'margin-inline: auto;',
    'padding: 0 var(--gutter);',
    "font: 400 1rem/1.5 'Avenir Next';",
    '--gap: var(--goodword-gap, 16px);',
    'border: 1px solid;',
    'min-block-size: 44px;',
  ])('accepts %j', (declaration) => {
    expect(findPixels({ path: 'a.css', text: `.a {\n  ${declaration}\n}\n` })).toEqual([])
  })
})

const component = (code: string) => ({ path: 'src/a.tsx', text: `import styles from './a.module.css'\n${code}\n` })
const sheet = (text: string) => ({ path: 'src/a.module.css', text })

describe('the check of classes', () => {
  const sheets = [sheet('.small,\n.large {\n  color: red;\n\n  @media (width < 45rem) {\n    color: blue;\n  }\n}\n')]

  it.each([
    'const both = [styles.small, styles.large]',
    "type Size = 'small' | 'large'\nconst one = (size: Size) => styles[size]",
  ])('accepts %j', (code) => {
    expect(findClassMistakes({ sheets, components: [component(code)] })).toEqual([])
  })

  it('names a class that nothing uses', () => {
    expect(findClassMistakes({ sheets, components: [component('const one = styles.small')] })).toEqual([
      'src/a.module.css: nothing uses .large.',
    ])
  })

  it('names a class that its module does not have', () => {
    const components = [component('const all = [styles.small, styles.large, styles.huge]')]
    expect(findClassMistakes({ sheets, components })).toEqual([
      'src/a.tsx uses .huge, which src/a.module.css does not have.',
    ])
  })

  it('names a module that does not exist', () => {
    const components = [{ path: 'src/b.tsx', text: "import styles from './b.module.css'\n" }]
    expect(findClassMistakes({ sheets: [], components })).toEqual([
      'src/b.tsx imports ./b.module.css, which does not exist.',
    ])
  })
})

describe('the check of primitives', () => {
  const primitives = [
    { path: 'primitives/layout.css', text: '.row {\n  display: flex;\n}\n' },
    { path: 'primitives/text.css', text: '.muted {\n  color: gray;\n}\n' },
  ]
  const sheets = [...primitives, sheet('.a {\n  composes: row from global;\n}\n')]

  it('accepts those that a component or a module names', () => {
    const components = [component('const a = <p className="muted" />')]
    expect(findPrimitiveMistakes({ primitives, sheets, components })).toEqual([])
  })

  it('names one that nothing uses', () => {
    expect(findPrimitiveMistakes({ primitives, sheets, components: [] })).toEqual([
      'primitives/text.css: nothing uses .muted.',
    ])
  })

  it.each(['<p className="muted loud" />', '<p className={`muted loud ${styles.a}`} />'])(
    'names one that is none: %s',
    (code) => {
      expect(findPrimitiveMistakes({ primitives, sheets, components: [component(code)] })).toEqual([
        'src/a.tsx names loud, which is no primitive.',
      ])
    },
  )
})
