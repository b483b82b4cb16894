import type { Widget } from '#shared/widget-editor.ts'
import { formatAgo, formatJust } from '../../lib/moments.ts'
import { siteName } from '../../lib/site-name.ts'

/** Where a widget was last viewed, in one line. */
export const seenMessage = (seenOn: Widget['seenOn'], now: Date): string =>
  seenOn ? `Seen on ${siteName(seenOn.site)} ${formatJust(new Date(seenOn.at), now)}` : 'Not seen on a site yet'

export const publishedMessage = (publishedAt: string | null, now: Date): string =>
  publishedAt ? `Published ${formatAgo(new Date(publishedAt), { now })}` : 'Not published yet'
