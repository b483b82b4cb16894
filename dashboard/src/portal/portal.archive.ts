import { strToU8, zipSync, type Zippable } from 'fflate'
import { LANGUAGE_NAMES } from '#shared/languages.ts'
import type { PortalExport, PortalTestimonial } from '#shared/portal.ts'
import type { Brand } from '#shared/submissions.ts'
import { senderOf } from '../client/brand.ts'
import type { ShownLanguage } from '../client/language.ts'
import { nameDay } from '../client/days.ts'
import type { PortalTexts } from './portal-texts.ts'

type ArchiveSource = {
  data: PortalExport
  photoUrl: string | null
  brand: Brand
  texts: PortalTexts
  /** The labels of the choices. */
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
    // The archive is still useful without the photo.
    return null
  }
}

function textsOf(sentence: PortalTestimonial, { download }: PortalTexts): string[] {
  const rating = sentence.rating === null ? [] : [`${download.file.rating}: ${sentence.rating} / 5`, '']
  const answers = sentence.answers.flatMap(({ question, answer }) => ['', question, answer])
  const about = [sentence.customerName, sentence.role, sentence.company].filter(Boolean).join(', ')
  return [...rating, sentence.testimonial, '', about, ...answers]
}

/** Everything, as text for people to read. */
function describeExport({ data, brand, texts, choices, language }: Omit<ArchiveSource, 'photoUrl'>): string {
  const { historySection, download } = texts
  const { answer } = data
  const sender = senderOf(brand)
  const day = (instant: string) => nameDay(instant, language)
  const eventText = (kind: keyof typeof historySection.events) => {
    const text = historySection.events[kind]
    return typeof text === 'string' ? text : text(sender.owner)
  }
  const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', '', title, '', ...lines] : [])

  return [
    texts.title(sender.name),
    `${download.file.askedBy(data.askedBy)}, ${day(data.requestedAt)}`,
    `${download.file.address}: ${data.customerEmail}`,
    '',
    ...(answer
      ? [download.file.sentOn(day(answer.submittedAt)), '', ...textsOf(answer, texts)]
      : [download.file.nothing]),
    ...section(texts.answered.reply(sender.name), answer?.reply ? [answer.reply] : []),
    ...(answer?.translations ?? []).flatMap(({ language: of, text }) =>
      section(texts.answered.translation(sender.name, LANGUAGE_NAMES[of]), [text]),
    ),
    ...section(
      historySection.earlier,
      (answer?.earlierVersions ?? []).flatMap((sentence) => [
        historySection.from(day(sentence.writtenAt), day(sentence.replacedAt)),
        '',
        ...textsOf(sentence, texts),
        '',
      ]),
    ),
    ...section(
      historySection.consents,
      (answer?.consents ?? []).flatMap(({ choice, wording, givenAt, endedAt }) => [
        [
          choices[choice],
          historySection.given(day(givenAt)),
          endedAt === null ? historySection.holds : historySection.ended(day(endedAt)),
        ].join('. '),
        wording,
        '',
      ]),
    ),
    ...section(
      historySection.history,
      (answer?.history ?? []).map(({ kind, at }) => `${day(at)}: ${eventText(kind)}`),
    ),
    ...section(
      download.file.emails,
      data.emails.map(({ subject, kind, sentAt }) =>
        [sentAt && day(sentAt), subject ?? kind].filter(Boolean).join(': '),
      ),
    ),
    '',
  ].join('\r\n')
}

const dayOf = (instant: string) => instant.slice(0, 10)

/** The testimonial, the photo and everything else we keep, as one ZIP file. */
export async function makeArchive({ photoUrl, ...source }: ArchiveSource) {
  const { data, texts } = source
  const photo = photoUrl === null ? null : await fetchPhoto(photoUrl)
  const files: Zippable = {
    'testimonial.txt': strToU8(describeExport(source)),
    'data.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
    // Photos are already compressed.
    ...(photo && { [`photo.${photo.ending}`]: [photo.bytes, { level: 0 }] }),
  }
  return {
    name: `${texts.download.file.name}-${dayOf(data.exportedAt)}.zip`,
    blob: new Blob([zipSync(files)], { type: 'application/zip' }),
    isPhotoMissing: photoUrl !== null && photo === null,
  }
}
