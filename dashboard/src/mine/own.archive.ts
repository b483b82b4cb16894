import { strToU8, zipSync, type Zippable } from 'fflate'
import type { OwnExport, OwnWords } from '#shared/own-page.ts'
import type { Brand } from '#shared/submissions.ts'
import { senderOf } from '../client/brand.ts'
import type { ShownLanguage } from '../client/language.ts'
import { nameDay } from './days.ts'
import type { MineTexts } from './mine-texts.ts'

type ArchiveSource = {
  data: OwnExport
  photoUrl: string | null
  brand: Brand
  texts: MineTexts
  /** What a choice is called. */
  choices: Record<'public' | 'private', string>
  language: ShownLanguage
}

const endings: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' }

async function fetchPhoto(url: string): Promise<{ bytes: Uint8Array; ending: string } | null> {
  try {
    const response = await fetch(url, { credentials: 'omit' })
    if (!response.ok) return null
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    return { bytes: new Uint8Array(await response.arrayBuffer()), ending: endings[type] ?? 'bin' }
  } catch {
    // Without it there is still everything else.
    return null
  }
}

function wordsOf(words: OwnWords, { download }: MineTexts): string[] {
  const rating = words.rating === null ? [] : [`${download.file.rating}: ${words.rating} / 5`, '']
  const answers = words.answers.flatMap(({ question, answer }) => ['', question, answer])
  const about = [words.customerName, words.role, words.company].filter(Boolean).join(', ')
  return [...rating, words.testimonial, '', about, ...answers]
}

/** Everything, to be read by a person. */
function describeExport({ data, brand, texts, choices, language }: Omit<ArchiveSource, 'photoUrl'>): string {
  const { papers, download } = texts
  const { answer } = data
  const sender = senderOf(brand)
  const day = (instant: string) => nameDay(instant, language)
  const eventText = (kind: keyof typeof papers.events) => {
    const text = papers.events[kind]
    return typeof text === 'string' ? text : text(sender.owner)
  }
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', '', title, '', ...lines] : [])

  return [
    texts.title(sender.name),
    `${download.file.askedBy(data.askedBy)}, ${day(data.requestedAt)}`,
    `${download.file.address}: ${data.customerEmail}`,
    '',
    ...(answer
      ? [download.file.sentOn(day(answer.submittedAt)), '', ...wordsOf(answer, texts)]
      : [download.file.nothing]),
    ...section(
      papers.earlier,
      (answer?.earlierWords ?? []).flatMap((words) => [
        papers.from(day(words.writtenAt), day(words.replacedAt)),
        '',
        ...wordsOf(words, texts),
        '',
      ]),
    ),
    ...section(
      papers.consents,
      (answer?.consents ?? []).flatMap(({ choice, wording, givenAt, endedAt }) => [
        [
          choices[choice],
          papers.given(day(givenAt)),
          endedAt === null ? papers.holds : papers.ended(day(endedAt)),
        ].join('. '),
        wording,
        '',
      ]),
    ),
    ...section(
      papers.history,
      (answer?.history ?? []).map(({ kind, at }) => `${day(at)}: ${eventText(kind)}`),
    ),
    ...section(
      download.file.mails,
      data.mails.map(({ subject, kind, sentAt }) =>
        [sentAt && day(sentAt), subject ?? kind].filter(Boolean).join(': '),
      ),
    ),
    '',
  ].join('\r\n')
}

const dayOf = (instant: string) => instant.slice(0, 10)

/** The client's words, the photo and all else that is kept, as one ZIP. */
export async function makeArchive({ photoUrl, ...source }: ArchiveSource) {
  const { data, texts } = source
  const photo = photoUrl === null ? null : await fetchPhoto(photoUrl)
  const files: Zippable = {
    'words.txt': strToU8(describeExport(source)),
    'data.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
    // A picture is as small as it gets already.
    ...(photo && { [`photo.${photo.ending}`]: [photo.bytes, { level: 0 }] }),
  }
  return {
    name: `${texts.download.file.name}-${dayOf(data.exportedAt)}.zip`,
    blob: new Blob([zipSync(files)], { type: 'application/zip' }),
    isPhotoMissing: photoUrl !== null && photo === null,
  }
}
