import type { Feed } from './feed.ts'
import type { Options } from './options.ts'

/**
 * Names what a finished frame was drawn from, feed and options. A script that would draw the same leaves the frame as it
 * stands, and writes only its dates anew in the page's language. Empty where the feed does not tell its revision.
 */
export const drawnKey = ({ revision }: Pick<Feed, 'revision'>, options: Options): string =>
  revision && revision + Object.values({ ...options, lang: 0 })
