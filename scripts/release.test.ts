import { globSync, readFileSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path/posix'
import { describe, expect, test } from 'vitest'
import { isReleased } from './release-files.ts'
import { listFiles } from './project-files.ts'
import { licenseTexts, readLock, shippedPackages, WIDGET_PACKAGES } from './release-packages.ts'
import { type Sbom, shippedSbom } from './release-sbom.ts'

const one = { name: 'one', version: '1.0.0', license: 'MIT', text: 'Copyright one' }

describe('the packages of a release', () => {
  test('are those that a server installs and those that browsers load, each with its license', () => {
    const packages = shippedPackages(readLock())
    const names = new Set(packages.map(({ name }) => name))
    for (const name of ['hono', 'better-sqlite3', 'react', 'preact', '@fontsource-variable/newsreader'])
      expect(names).toContain(name)
    for (const name of ['vite', 'tsup', '@vitejs/plugin-react', 'vitest', 'knip', '@playwright/test'])
      expect(names).not.toContain(name)
    expect(packages.find(({ name }) => name === 'hono')?.text).toContain('Permission is hereby granted')
  })

  test('include whatever the widget imports', () => {
    const imported = globSync('widget/src/**/*.{ts,tsx}')
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/^import (?!type ).*from '([^.#'][^']*)'/gm)])
      .map(([, name = '']) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
      .filter((name) => !isBuiltin(name))
    expect(WIDGET_PACKAGES).toEqual(expect.arrayContaining([...new Set(imported)]))
  })
})

test('packages with the same license text are named together, and one without a text says so', () => {
  const other = { ...one, name: 'other' }
  const bare = { name: 'bare', version: '2.0.0', license: 'ISC', text: '' }
  const text = licenseTexts([one, other, bare])
  expect(text).toContain('one 1.0.0\nother 1.0.0\n\nLicense: MIT\n\nCopyright one\n')
  expect(text).toContain('bare 2.0.0\n\nLicense: ISC\n\nThe package contains no text of its license.')
})

test('the list of packages has those of the release alone, and no reference leads out of it', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' })
  const sbom: Sbom = {
    bomFormat: 'CycloneDX',
    metadata: { component: { 'bom-ref': 'goodword@1' } },
    components: [component('one'), component('tool')],
    dependencies: [
      { ref: 'goodword@1', dependsOn: ['one@1.0.0', 'tool@1.0.0'] },
      { ref: 'one@1.0.0' },
      { ref: 'tool@1.0.0', dependsOn: ['one@1.0.0'] },
    ],
  }
  expect(shippedSbom(sbom, [one])).toMatchObject({
    components: [{ name: 'one' }],
    dependencies: [
      { ref: 'goodword@1', dependsOn: ['one@1.0.0'] },
      { ref: 'one@1.0.0', dependsOn: [] },
    ],
  })
})

describe('the documents of a release', () => {
  const shipped = listFiles().filter((path) => path.endsWith('.md') && isReleased(path))
  const headingsOf = (path: string) =>
    [...readFileSync(path, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )
  const isThere = (path: string) =>
    isReleased(statSync(path, { throwIfNoEntry: false })?.isDirectory() ? `${path}/any` : path)

  test('are those that an operator reads', () => {
    const names = ['going-live', 'privacy', 'dpa', 'security-controls', 'faults', 'firebase', 'widget']
    const expected = ['README.md', 'SECURITY.md', 'CHANGELOG.md', ...names.map((name) => `docs/${name}.md`)]
    expect(shipped).toEqual(expect.arrayContaining(expected))
  })

  test('link only to each other, and to parts that are there', () => {
    const broken = shipped.flatMap((path) => {
      const links = [...readFileSync(path, 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      return links.flatMap(([link, named = '', part]) => {
        const target = named === '' ? path : join(dirname(path), named)
        return isThere(target) && (part === undefined || headingsOf(target).includes(part)) ? [] : `${path}: ${link}`
      })
    })
    expect(broken).toEqual([])
  })
})
