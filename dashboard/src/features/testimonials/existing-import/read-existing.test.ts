import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { testimonialOf } from '#shared/testimonial.fake.ts'
import { exportContent } from '../export/export.file.ts'
import { guessReading, guessWithTitles } from './columns.ts'
import { readExistingFile, readPasted } from './read-existing.ts'
import { checkRow, duplicatesInFile, readRows } from './rows.ts'
import { fixed } from './selection.ts'

const TODAY = '2026-11-26'

const readFile = async (text: string) => guessReading(await readExistingFile(new Blob([text])))
const check = (reading: ReturnType<typeof guessReading>) =>
  readRows(reading).map((row) => checkRow(row, { ...reading, today: TODAY }))
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

describe('an export of another service', () => {
  test.each([
    [
      'LinkedIn',
      'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nAna,Ribeiro,Ribeiro Tea,Owner,"Precise, funny.",06/05/25,VISIBLE\n',
      { customerName: 'Ana Ribeiro', company: 'Ribeiro Tea', role: 'Owner', receivedOn: '2025-06-05', rating: 0 },
    ],
    [
      'Trustpilot',
      'Review Id,Review Stars,Review Title,Review Content,Review Username,Review Created (UTC)\nx1,4,On time,"Precise, funny.",Ana Ribeiro,2025-06-05 10:00:00\n',
      { customerName: 'Ana Ribeiro', testimonial: 'On time\n\nPrecise, funny.', rating: 4, receivedOn: '2025-06-05' },
    ],
    [
      'Judge.me',
      'title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,product_handle,reply,reply_date,picture_urls,ip_address,location\nTop,"Precise, funny.",5,2025-06-05 10:12:00 UTC,email,ok,Ana Ribeiro,ana@client.example,7,green-tea,,,,,\n',
      { customerEmail: 'ana@client.example', testimonial: 'Top\n\nPrecise, funny.', service: 'green-tea', rating: 5 },
    ],
    [
      'Google',
      '{"reviews":[{"name":"accounts/1/reviews/2","reviewer":{"displayName":"Ana Ribeiro"},"starRating":"FIVE","comment":"(Translated by Google) Precise.\\n\\n(Original)\\nPrecisa.","createTime":"2025-06-05T10:00:00.123Z"}]}',
      { customerName: 'Ana Ribeiro', testimonial: 'Precisa.', rating: 5, receivedOn: '2025-06-05' },
    ],
    [
      'Senja',
      'id,type,title,text,rating,url,date,customer_name,customer_email,customer_company,customer_tagline\n1,text,,"Precise, funny.",5,https://x.example/1,2025-06-05T10:00:00Z,Ana Ribeiro,ana@client.example,Ribeiro Tea,Owner\n',
      { company: 'Ribeiro Tea', role: 'Owner', originalUrl: 'https://x.example/1', rating: 5 },
    ],
    [
      'Testimonial.to',
      'Name,Email,Testimonial,Rating,Submitted at\nAna Ribeiro,ana@client.example,"Precise, funny.",5,2025-06-05\n',
      { customerName: 'Ana Ribeiro', testimonial: 'Precise, funny.', rating: 5 },
    ],
    [
      'Famewall',
      'Author name,Author tagline,Testimonial,Rating\nAna Ribeiro,Owner,"Precise, funny.",5\n',
      { customerName: 'Ana Ribeiro', role: 'Owner', rating: 5 },
    ],
  ])('of %s is recognised by its columns', async (name, text, row) => {
    const reading = await readFile(text)
    expect(reading.source?.name).toBe(name)
    expect(check(reading)).toMatchObject([{ problem: null, row }])
  })
})

test('Judge.me’s page of the product isn’t where its review is', async () => {
  const reading = await readFile(
    'title,body,rating,review_date,reviewer_name,product_handle,product_url\n,Precise.,5,2025-06-05,Ana Ribeiro,tea,https://shop.example/tea\n',
  )
  expect(reading.source?.name).toBe('Judge.me')
  expect(check(reading)).toMatchObject([{ row: { originalUrl: '', service: 'tea' } }])
})

describe('our own export', () => {
  const ana = {
    ...testimonialOf({
      customerName: 'Ana Ribeiro',
      customerEmail: 'ana@client.example',
      testimonial: '=Precise; funny.\n-Never late.',
      rating: 4,
      service: 'A new label',
      tags: [
        { id: 'tag_1', name: 'press, 2025', color: 'plum' },
        { id: 'tag_2', name: 'regular', color: 'blue' },
      ],
      submittedAt: '2025-06-05T10:00:00.000Z',
      isPrivate: false,
    }),
    translations: [],
  }

  test.each(['csv', 'json'] as const)(
    'as %s can be imported with its words, stars, service, tags and day',
    async (format) => {
      const reading = await readFile(await exportContent([ana], format))
      expect(reading.source?.name).toBe('Goodword')
      const { customerName, customerEmail, testimonial, rating, service } = ana
      expect(check(reading)).toMatchObject([
        {
          problem: null,
          row: {
            customerName,
            customerEmail,
            testimonial,
            rating,
            service,
            tags: ['press, 2025', 'regular'],
            receivedOn: '2025-06-05',
          },
        },
      ])
    },
  )

  test.each([
    ['csv', { isPrivate: true }, 'The client keeps this private, so it can’t be imported.'],
    ['json', { isPrivate: true }, 'The client keeps this private, so it can’t be imported.'],
    ['csv', { withdrawnAt: '2025-07-01T10:00:00.000Z' }, 'The client has withdrawn this, so it can’t be imported.'],
    ['json', { withdrawnAt: '2025-07-01T10:00:00.000Z' }, 'The client has withdrawn this, so it can’t be imported.'],
  ] as const)('as %s brings back nothing that the client does not share (%j)', async (format, fields, message) => {
    const reading = await readFile(await exportContent([{ ...ana, ...fields }], format))
    const fixes = new Map([2, 1].map((number) => [number, { testimonial: 'Other words.' }]))
    for (const row of readRows(reading).flatMap((each) => [each, fixed(each, { fixes })]))
      expect(checkRow(row, { ...reading, today: TODAY }).problem).toEqual({ field: 'testimonial', message })
  })
})

describe('any other file', () => {
  test.each([
    ['in German', 'Name;Firma;Bewertung;Sterne;Datum\nAna;Tee;Sehr gut.;5;31.12.2025\n', { company: 'Tee', rating: 5 }],
    ['in Spanish', 'Nombre,Empresa,Texto,Fecha\nAna,Té,Muy bien.,31/12/2025\n', { customerName: 'Ana', company: 'Té' }],
    ['in French', 'Nom,Commentaire,Note\nAna,Très bien.,4\n', { customerName: 'Ana', rating: 4 }],
    ['of objects', '[{"author":"Ana","quote":"Good.","stars":5}]', { customerName: 'Ana', rating: 5 }],
    [
      'with a longer column',
      'Client,Notes\nAna,She was right about the millimetre.\n',
      { testimonial: 'She was right about the millimetre.' },
    ],
  ])('%s is read by its titles', async (_, text, row) => {
    expect(check(await readFile(text))).toMatchObject([{ problem: null, row }])
  })

  test('without titles is read by its content, and loses no row', async () => {
    const reading = await readFile('Ana,Precise and funny.,5\nBen,Never late.,4\n')
    expect(reading.hasTitles).toBe(false)
    expect(check(reading)).toMatchObject([
      { number: 1, row: { customerName: 'Ana', testimonial: 'Precise and funny.', rating: 5 } },
      { number: 2, row: { customerName: 'Ben', rating: 4 } },
    ])
    expect(readRows(guessWithTitles({ ...reading, hasTitles: true }))).toHaveLength(1)
  })

  test('keeps every cell as it is, whatever it contains', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[^\p{C}\p{Z}'=+@＝＋－＠-][^\p{C}\t\r\n;]{0,30}$/u), {
          minLength: 1,
          maxLength: 5,
        }),
        async (texts) => {
          const reading = await readFile(Papa.unparse([['Name', 'Testimonial'], ...texts.map((text) => ['Ana', text])]))
          expect(readRows(reading).map(({ draft }) => draft.testimonial)).toEqual(texts.map((text) => text.trim()))
        },
      ),
    )
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    expect(check(await readFile(`Name,Testimonial\n${script},${script}\n`))).toMatchObject([
      { row: { customerName: script, testimonial: script } },
    ])
  })

  test.each([
    ['', 'The file is empty. Choose one with a testimonial in each row.'],
    ['Name,Testimonial\n', 'The file has column titles but no testimonials. Add a testimonial in each row.'],
    [
      'Name,Testimonial\nAna,"Good',
      'A quotation mark in row 2, column “Testimonial”, is never closed. Fix that row and choose the file again.',
    ],
    ['{"a":', 'The file begins like JSON but ends too early. Export it again and choose that file.'],
    ['[{"a":}]', 'The file begins like JSON but can’t be read. Export it again and choose that file.'],
    [
      '[\n{"a":1}\n{"b":2}]',
      'The file begins like JSON but can’t be read from line 3, column 1 on. Export it again and choose that file.',
    ],
    ['{"a":1}', 'The file has no list of testimonials in it. Choose a JSON file with a list, or save it as CSV.'],
    ['PK\u0003\u0004', 'This is a spreadsheet, not a CSV file. Open it and save or download it as CSV.'],
    [
      `Name,Text\n${'Ana,Good\n'.repeat(10_001)}`,
      'The file has 10,001 rows, but only 10,000 can be imported at once. Split it up.',
    ],
  ])('that can’t be read is refused with a sentence (%#)', async (text, message) => {
    expect(await faultOf(readExistingFile(new Blob([text])))).toBe(message)
  })
})

describe('pasted text', () => {
  test('is one testimonial after another, each with its name below', async () => {
    const reading = guessReading(
      await readPasted(
        '“Precise, funny.\nNever late.”\n— Ana Ribeiro, Ribeiro Tea\n\nQuick and fair.\n\n- Callum Reid\n\nNo name here.',
      ),
    )
    expect(check(reading)).toMatchObject([
      { row: { customerName: 'Ana Ribeiro', company: 'Ribeiro Tea', testimonial: 'Precise, funny.\nNever late.' } },
      { row: { customerName: 'Callum Reid', testimonial: 'Quick and fair.' } },
      { problem: { field: 'customerName', message: 'Client name is required.' } },
    ])
  })

  test('can be rows of a spreadsheet', async () => {
    expect(check(guessReading(await readPasted('Name\tTestimonial\nAna\tGood.\n')))).toMatchObject([
      { row: { customerName: 'Ana', testimonial: 'Good.' } },
    ])
  })

  test('that is empty is refused', async () => {
    expect(await faultOf(readPasted(' \n'))).toBe('Paste your testimonials into the field first.')
  })
})

describe('a row', () => {
  test.each([
    ['Ana,Good.,9/10,', 'rating', '“9/10” isn’t a rating from 1 to 5.'],
    ['Ana,Good.,6,', 'rating', '“6” isn’t a rating from 1 to 5.'],
    ['Ana,,5,', 'testimonial', 'This row has stars but no testimonial.'],
    ['Ana,,,2025-01-01', 'testimonial', 'Testimonial is required.'],
    [',Good.,5,', 'customerName', 'Client name is required.'],
    ['Ana,Good.,5,yesterday', 'receivedOn', '“yesterday” isn’t a date we can read. Write it like 2026-03-04.'],
    ['Ana,Good.,5,2027-01-01', 'receivedOn', '2027-01-01 is in the future.'],
    ['Ana,Good.,5,2025-02-30', 'receivedOn', '“2025-02-30” isn’t a date we can read. Write it like 2026-03-04.'],
    [
      'Ana,Good,5,,more',
      'testimonial',
      'This row has more cells than the file has titles. Check that the testimonial is complete.',
    ],
  ])('%s has a problem in one field', async (line, field, message) => {
    const reading = await readFile(`Name,Testimonial,Rating,Date\n${line}\n`)
    expect(check(reading)).toMatchObject([{ number: 2, row: null, problem: { field, message } }])
  })

  test('of the same name and words as an earlier one is its duplicate', async () => {
    const rows = check(await readFile('Name,Text\nAna,Good  one.\nBen,Good one.\nana,good one.\n'))
    expect([...duplicatesInFile(rows)]).toEqual([[4, 2]])
  })
})
