import { createDateFormat } from '../dates.ts'
import type { Feed } from '../feed.ts'
import { createSay } from '../say.ts'
import { type OptionSource, readOptions } from '../options.ts'
import { facesOf } from '../parts/faces.ts'
import { parts } from '../parts/index.ts'
import { selectTestimonials } from '../selection.ts'
import type { LayoutProps } from './layout.ts'
import { bandOf } from './marquee/band.ts'

/** What is drawn of a feed on this page. A band without a short quote is a single testimonial, faces without a face a badge. */
export function readLayoutProps(source: OptionSource, feed: Feed): LayoutProps {
  const options = readOptions(source, feed)
  const selection = selectTestimonials(feed, options)
  if (options.kind === 'marquee' && bandOf(selection).length === 0) options.kind = 'single'
  if (options.kind === 'avatars' && facesOf(selection).length === 0) options.kind = 'badge'
  return {
    parts,
    feed,
    selection,
    options,
    formatDate: createDateFormat(options.lang, source.languages),
    say: createSay(feed.translation),
  }
}
