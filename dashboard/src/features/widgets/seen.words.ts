import type { Widget } from '#shared/widget-studio.ts'
import { agoWords, justWords } from '../../lib/moments.ts'
import { siteName } from '../../lib/site-name.ts'

/** Where a widget was last looked at, in one line. */
export const seenWords = (seenOn: Widget['seenOn'], now: Date): string =>
  seenOn ? `Seen on ${siteName(seenOn.site)} ${justWords(new Date(seenOn.at), now)}` : 'Not seen on a site yet'

export const publishedWords = (publishedAt: string | null, now: Date): string =>
  publishedAt ? `Published ${agoWords(new Date(publishedAt), { now })}` : 'Not published yet'
