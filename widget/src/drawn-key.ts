import type { Feed } from './feed.ts'
import type { Options } from './options.ts'

/**
 * Identifies what a finished frame was drawn from: feed and options. A script that would draw the same keeps the
 * frame, and only rewrites its dates in the page's language. Empty where the feed has no revision.
 */
export const drawnKey = ({ revision }: Pick<Feed, 'revision'>, options: Options): string =>
  revision && revision + Object.values({ ...options, lang: 0 })
