import { describe, expect, it } from 'vitest'
import { findRetiredIn, readGlossary } from './check-names.ts'

const glossary = readGlossary(`
| concept | we say | not |
|---|---|---|
| email | email | \`mail\`, letters |
| request | request | ask (noun), \`open request\` |
| reversed payment | reversed | \`undone\` |

- \`sendMail\`, \`mail_from*\`: the library
`)
const mistakesIn = (path: string, text: string) => findRetiredIn({ path, text, glossary })

describe('the check of names', () => {
  it.each([
    ['a function', 'export function sendMails() {}', 'sendMails', 'mail'],
    ['a parameter', 'const send = (mail: string) => {}', 'mail', 'mail'],
    ['a type', 'type MailQueue = string[]', 'MailQueue', 'mail'],
    ['a property', 'const row = { isUndone: true }', 'isUndone', 'undone'],
    ['a property of a type', 'type Row = { undoneAt: Date }', 'undoneAt', 'undone'],
    ['two words', 'const openRequests = 1', 'openRequests', 'open request'],
    ['a constant', 'const MAIL_LIMIT = 5', 'MAIL_LIMIT', 'mail'],
    ['a column', "const at = text('undone_at')", 'undone_at', 'undone'],
    ['a kind of job', "enqueue({ kind: 'mail.send' })", 'mail.send', 'mail'],
  ])('refuses the retired word in %s', (_, code, name, word) => {
    expect(mistakesIn('server/a.ts', `\n${code}\n`)).toEqual([
      expect.stringMatching(new RegExp(`^server/a\\.ts:2: ${name} uses the retired word "${word}": we say `)),
    ])
  })

  it('refuses it in names of files and folders', () => {
    expect(mistakesIn('server/mail/send.ts', '')).toEqual([
      'server/mail/send.ts: mail uses the retired word "mail": we say email.',
    ])
    expect(mistakesIn('docs/open-requests.md', '')).toHaveLength(1)
  })

  it('refuses it in CSS classes', () => {
    expect(mistakesIn('a.css', '.row,\n.mail-row {\n  color: red;\n}\n')).toEqual([
      expect.stringMatching(/^a\.css:2: mail-row /),
    ])
  })

  it.each([
    ['a word that only begins alike', 'const mailer = 1'],
    ['a word of the column that is not in code font', 'const letters = 1'],
    ['an exception', 'const sendMail = 1, mail_from_name = 2'],
    ['a name that another package declares', "import { mail } from 'mail'\nmail.send()"],
    ['a sentence', "const text = 'Your mail is undone.'"],
  ])('accepts %s', (_, code) => {
    expect(mistakesIn('server/a.ts', code)).toEqual([])
  })
})
