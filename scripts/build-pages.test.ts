import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { composePage, filesOf, type Manifest, portalPageHtml, readPageModules } from './build-pages.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/login.page.tsx': { file: 'assets/login.js', css: ['assets/login.css'], imports: ['_react.js', '_field.js'] },
  '_field.js': { file: 'assets/field.js', css: ['assets/field.css', 'assets/index.css'], imports: ['_react.js'] },
}

const ENTRY =
  '<html><head><title>x</title><script type="module" src="/a.js"></script></head><body><noscript>No.</noscript><div id="root"></div></body></html>'

describe('the chunks of a page', () => {
  test('are those it loads at once, without those of the entry', () => {
    expect(filesOf(manifest, ['src/login.page.tsx'])).toEqual({
      scripts: ['assets/login.js', 'assets/field.js'],
      styles: ['assets/login.css', 'assets/field.css'],
    })
    expect(filesOf(manifest, [])).toEqual({ scripts: [], styles: [] })
  })

  test('of a module that the build does not have are an error', () => {
    expect(() => filesOf(manifest, ['src/nowhere.tsx'])).toThrow('src/nowhere.tsx')
  })
})

describe('the modules of the pages', () => {
  test('are those that the router loads', () => {
    const modules = readPageModules(readFileSync('dashboard/src/pages.ts', 'utf8'))
    expect(modules.get('/')).toBe('src/features/landing/landing.page.tsx')
    expect(modules.get('*')).toBe('src/features/not-found/not-found.page.tsx')
    expect(modules.size).toBeGreaterThan(20)
  })

  test('cannot be left out without a word', () => {
    const odd = "  '/a': lazyPage(async () => (await import('./a.tsx')).A),\n  '/b': lazyPage(loadB),\n"
    expect(() => readPageModules(odd)).toThrow('pages.ts')
    expect(() => readPageModules('')).toThrow('pages.ts')
  })
})

describe('the HTML of the client portal', () => {
  const built =
    '<noscript data-page="/a/:b"><p>One</p></noscript>\n<noscript data-page="/c/:d"><form></form></noscript>\n<i>'

  test('says without scripts what belongs to its page, and nothing else', () => {
    expect(portalPageHtml(built, '/a/:b')).toBe('<noscript><p>One</p></noscript>\n<i>')
    expect(portalPageHtml(built, '/c/:d')).toBe('<noscript><form></form></noscript>\n<i>')
  })

  test('needs something to say', () => {
    expect(() => portalPageHtml(built, '/e')).toThrow('/e')
  })
})

describe('the HTML of a page', () => {
  const files = { scripts: ['assets/login.js'], styles: ['assets/login.css'] }

  test('to read has its text, its style sheets, and the names of scripts to load when it is painted', () => {
    const page = composePage(ENTRY, { path: '/', files, content: { html: '<h1>$& Hello</h1>', isReadable: true } })
    expect(page).toContain('<div id="root" data-page="/" data-scripts="/a.js /assets/login.js"><h1>$& Hello</h1></div>')
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/login.css">')
    expect(page).not.toMatch(/<script|modulepreload/)
    expect(page).not.toContain('<noscript>')
  })

  test('with a form says without a script that it needs one', () => {
    const page = composePage(ENTRY, { path: '/login', files, content: { html: '<form></form>', isReadable: false } })
    expect(page).toContain('<noscript>No.</noscript>')
    expect(page).toContain('data-page="/login"')
  })

  test('of the owner names its chunks and is empty', () => {
    const page = composePage(ENTRY, { path: '/payments', files, content: undefined })
    expect(page).toContain('<div id="root"></div>')
    expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">')
  })

  test('needs a place for the text', () => {
    expect(() => composePage('<html></html>', { path: '/', files, content: undefined })).toThrow('#root')
  })
})
