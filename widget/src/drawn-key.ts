import type { LayoutProps } from './layouts/layout.ts'

/**
 * Identifies what a finished frame was drawn from: feed and options. A script that would draw the same keeps the
 * frame, and only rewrites its dates in the page's language. Empty where the feed has no revision.
 */
export const drawnKey = ({ feed, options, say }: Pick<LayoutProps, 'feed' | 'options' | 'say'>): string =>
  feed.revision && feed.revision + Object.values({ ...options, lang: say.lang })
