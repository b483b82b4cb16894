import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const documents = ['docs/asvs.md', 'docs/asvs-v9-to-v17.md'].map((file) => readFileSync(file, 'utf8'))

const rows = [
  ...documents.join('\n').matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| .+? \| (met|n\/a|open) \| (.+) \|$/gm),
].map(([, number = '', level = '', status = '', where = '']) => ({ number, level, status, where }))

const textOf = (file: string) => readFileSync(file, 'utf8')
const filesIn = (where: string) => [...where.matchAll(/`(\w[\w./-]*\.\w+)`/g)].map(([, file = '']) => file)

describe('the comparison with ASVS', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
    const ofLevel = (wanted: string) => rows.filter(({ level }) => level === wanted).length
    // ASVS 5.0.0 has 70 requirements of level 1 and 183 of level 2.
    expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183])
  })

  it.each(['1', '2', '1 and 2'])('counts level %s as its rows say', (name) => {
    const counted = rows.filter(({ level }) => name.split(' and ').includes(level))
    const [met, notApplicable, open] = ['met', 'n/a', 'open'].map(
      (wanted) => counted.filter(({ status }) => status === wanted).length,
    )
    const share = Math.round((100 * Number(met)) / (Number(met) + Number(open)))
    const summary = [name, counted.length, met, notApplicable, open, `${share} %`].join(' | ')
    expect(documents[0]).toContain(`| ${summary} |`)
  })

  it('names tests that exist in one of the files beside them', () => {
    const missing = rows.flatMap(({ number, where }) => {
      const texts = filesIn(where).map(textOf)
      const named = [...where.matchAll(/“([^”]+)”/g)].map(([, test = '']) => test)
      return named.filter((test) => !texts.some((text) => text.includes(test))).map((test) => `${number}: ${test}`)
    })
    expect(missing).toEqual([])
  })

  it('names a file, or another requirement, for everything that is met', () => {
    const unproven = rows.filter(
      ({ status, where }) => status === 'met' && !/`\w[^`]*\.\w+`|V\d+\.\d+\.\d+/.test(where),
    )
    expect(unproven).toEqual([])
  })
})
