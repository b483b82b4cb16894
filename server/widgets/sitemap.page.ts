import { html } from 'hono/html'
import { pageHeads, type PageHead } from '#shared/page-heads.ts'

const allHeads: [string, PageHead][] = Object.entries(pageHeads)

/**
 * In one file. https://www.sitemaps.org/protocol.html allows 50,000, but writing so many would hold up other requests for
 * a tenth of a second.
 */
export const SITEMAP_ADDRESSES_MAX = 10_000

/** `changedAt` is null where nobody knows it. */
export type SitemapAddress = { url: string; changedAt: Date | null }

/** Our own pages that search engines may list. */
export const publicAddresses = (publicUrl: string): SitemapAddress[] =>
  allHeads
    .filter(([, head]) => head.isIndexed)
    .map(([path]) => ({ url: new URL(path, publicUrl).href, changedAt: null }))

export const sitemapXml = (addresses: readonly SitemapAddress[]): string =>
  String(html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map(({ url, changedAt }) => html`<url><loc>${url}</loc>${changedAt && html`<lastmod>${changedAt.toISOString()}</lastmod>`}</url>\n`)}</urlset>
`)

/** Lists the files of a sitemap that has too many addresses for one. */
export const sitemapIndexXml = (publicUrl: string, fileCount: number): string =>
  String(html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: fileCount }, (_, index) => html`<sitemap><loc>${publicUrl}/sitemap/${index + 1}</loc></sitemap>\n`)}</sitemapindex>
`)
