import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { readTable } from '../import/read-table.ts'
import type { Table } from '../import/table.ts'
import { clientsOf, type Corrections, guessColumns, isReady, leftOutFile, templateFile } from './clients.ts'

const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, order === 'le')
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(2 + index * 2, text.charCodeAt(index), order === 'le')
  return bytes
}
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const read = (...content: BlobPart[]) => readTable(new Blob(content))
const faultOf = async (...content: BlobPart[]) =>
  read(...content).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

const readClients = (table: Table, corrections: Corrections = new Map()) =>
  clientsOf({ table, columns: guessColumns(table), corrections })

const problemOf = ({ fault }: ReturnType<typeof readClients>[number]) => {
  if (fault === null) return null
  return fault.kind === 'duplicate' ? `Duplicate of row ${fault.of}.` : fault.message
}

async function clientsIn(...content: BlobPart[]) {
  return readClients(await read(...content)).map((client) => [
    client.number,
    client.customerEmail,
    client.customerName,
    problemOf(client),
  ])
}

const jürgen = [[2, 'jurgen@client.example', 'Jürgen Weiß', null]]

test.each([
  ['UTF-8', 'Name,E-Mail\nJürgen Weiß,jurgen@client.example\n'],
  ['UTF-8 with a mark', '\uFEFFName;E-Mail\r\nJürgen Weiß;jurgen@client.example\r\n'],
  ['UTF-16, little end first', utf16('Name\tE-Mail\nJürgen Weiß\tjurgen@client.example', 'le')],
  ['UTF-16, big end first', utf16('Name\tE-Mail\nJürgen Weiß\tjurgen@client.example', 'be')],
  ['Windows-1252', latin1('Name;E-Mail\r\nJürgen Weiß;jurgen@client.example')],
])('a file in %s is read, whatever separates its cells', async (_, content) => {
  expect(await clientsIn(content)).toEqual(jürgen)
})

test('rows are numbered as a spreadsheet does, across empty rows and line breaks within quotes', async () => {
  const content = 'email,name\n\nana@client.example,"Ana\nRibeiro"\n,\njonas@client.example,"Weber, ""Jo"""\n'
  expect(await clientsIn(content)).toEqual([
    [3, 'ana@client.example', 'Ana\nRibeiro', 'Client name must be a single line of text.'],
    [5, 'jonas@client.example', 'Weber, "Jo"', null],
  ])
})

test('rows of different lengths do not hide what separates the cells', async () => {
  expect(await clientsIn('Name;Mail;Ort\nAna;ana@client.example\nJonas;jonas@client.example;Kiel;1\n')).toEqual([
    [2, 'ana@client.example', 'Ana', null],
    [3, 'jonas@client.example', 'Jonas', null],
  ])
})

test('a file without titles begins with a client', async () => {
  expect(await clientsIn('ana@client.example;Ana\njonas@client.example;Jonas')).toEqual([
    [1, 'ana@client.example', 'Ana', null],
    [2, 'jonas@client.example', 'Jonas', null],
  ])
})

test('what is wrong with a row is said, and the others stay', async () => {
  expect(await clientsIn('email\nana@client.example\nana@cli\nANA@client.example\n"=1+1"\n')).toEqual([
    [2, 'ana@client.example', '', null],
    [3, 'ana@cli', '', 'Client email must be an address like ana@example.com.'],
    [4, 'ANA@client.example', '', 'Duplicate of row 2.'],
    [5, '=1+1', '', 'Client email must be an address like ana@example.com.'],
  ])
})

test.each([
  ['', 'The file is empty. Choose one with a client in each row.'],
  [' \n\n', 'The file is empty. Choose one with a client in each row.'],
  ['email,name\n', 'The file has column titles but no clients. Add a client in each row.'],
  ['PK\u0003\u0004rest', 'This is a spreadsheet, not a CSV file. Open it and save or download it as CSV.'],
  ['\u0000\u0001\u0002', 'This is not a text file. Save your sheet as CSV and choose that file.'],
  [
    'email,name\nana@client.example,"Ana\njonas@client.example,Jonas',
    'A quotation mark in row 2, column “name”, is never closed. Fix that row and choose the file again.',
  ],
  [
    'ana@client.example,Ana\n"jonas@client.example,Jonas',
    'A quotation mark in row 2, column 1, is never closed. Fix that row and choose the file again.',
  ],
  [','.repeat(999_999) + 'x', 'The file has more than 100 columns. Keep only the ones with email addresses and names.'],
  ['x'.repeat(1024 * 1024 + 1), 'The file is larger than 1 MB. Split it up and import the parts one by one.'],
  [
    `email\n${Array.from({ length: 1001 }, (_, index) => `client${index}@client.example`).join('\n')}`,
    'The file has 1,001 clients, but only 1,000 can be imported at once. Split it up.',
  ],
])('a file that cannot be imported is told in one sentence (case %#)', async (content, sentence) => {
  expect(await faultOf(content)).toBe(sentence)
})

test('1,000 clients are not too many', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => `client${index}@client.example`)
  expect(await clientsIn(rows.join('\n'))).toHaveLength(1000)
})

test('whatever the bytes are, a file is read or refused in a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const fault = await faultOf(Uint8Array.from(bytes))
      expect(fault === null || /^[A-Z].*\.$/u.test(String(fault))).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['Email,Name', [0, 1, null]],
  ['Vorname;Nachname;E-Mail-Adresse', [2, 0, 1]],
  ['Prénom;Nom;Courriel', [2, 0, 1]],
  ['Nombre;Apellidos;Correo electrónico', [2, 0, 1]],
  ['Kunde;Ort;Mail', [2, 0, null]],
  ['Nome,Cognome,Posta elettronica', [2, 0, 1]],
  ['id,Customer Email,Customer Name,Created', [1, 2, null]],
  ['Achternaam,Voornaam,E-mailadres', [2, 1, 0]],
])('the titles "%s" are understood', async (titles, [email, name, lastName]) => {
  const width = titles.split(/[;,]/).length
  const table = await read(
    `${titles}\n${Array.from({ length: width }, () => 'x').join(titles.includes(';') ? ';' : ',')}`,
  )
  expect(guessColumns(table)).toMatchObject({ email, name, lastName })
})

test('addresses are found by what they look like where the title says nothing', async () => {
  const table = await read('A,B,C\n1,Ana,ana@client.example\n2,Jonas,jonas@client.example\n')
  expect(guessColumns(table).email).toBe(2)
})

test('first and last name make one name', async () => {
  expect(await clientsIn('First name,Last name,Email\nAna,Ribeiro,ana@client.example\n')).toEqual([
    [2, 'ana@client.example', 'Ana Ribeiro', null],
  ])
})

test('rows that are left out can be read again, and none is a formula', async () => {
  const file = await leftOutFile([
    { number: 7, customerEmail: '=cmd()', customerName: '@Ana', why: 'Client email must be an address.' },
  ])
  expect(Papa.parse(file.slice(1)).data[1]).toEqual(["'=cmd()", "'@Ana", '7', 'Client email must be an address.'])
  expect((await clientsIn(file))[0]?.slice(0, 3)).toEqual([2, '=cmd()', '@Ana'])
})

test('a corrected address counts, also as a duplicate', async () => {
  const table = await read('email\nana@cli\njonas@client.example')
  const corrected = (address: string) => readClients(table, new Map([[2, address]])).map(problemOf)
  expect(corrected('ana@client.example')).toEqual([null, null])
  expect(corrected('jonas@client.example')).toEqual([null, 'Duplicate of row 2.'])
  expect(corrected('ana')).toEqual(['Client email must be an address like ana@example.com.', null])
})

test('the template can be imported as it is', async () => {
  const table = await read(await templateFile())
  expect(readClients(table).filter(isReady)).toHaveLength(1)
})

test('services and tags are read from columns of those names', async () => {
  const table = await read('Projekt;E-Mail;Name;Tags\nEtikett;ana@client.example;Ana;shop, print\n')
  const [client] = readClients(table).filter(isReady)
  expect(client?.row).toEqual({
    customerEmail: 'ana@client.example',
    customerName: 'Ana',
    service: 'Etikett',
    tags: 'shop, print',
  })
})
