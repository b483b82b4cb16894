import { html, raw } from 'hono/html'
import { fullTitle, inNameOf, type PageHead, SHARE_IMAGE } from '#shared/page-heads.ts'

type Head = {
  /** The page's path pattern. */
  path: string
  head: PageHead
  /** Never from a request: a caller can name any host. */
  publicUrl: string
  productName: string
}

/** What stands in the head of a page for search engines, chats and home screens, with the title. */
export function headTags({ path, head: { title, isIndexed, ...head }, publicUrl, productName }: Head): string {
  const shown = fullTitle(title, productName)
  const description = inNameOf(productName, head.description)
  const hasImage = productName === SHARE_IMAGE.name
  const address = new URL(path, publicUrl).href
  return String(html`<title>${shown}</title>
    <meta name="description" content="${description}">
    ${isIndexed ? html`<link rel="canonical" href="${address}">` : raw('<meta name="robots" content="noindex">')}
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${productName}">
    <meta property="og:title" content="${shown}">
    <meta property="og:description" content="${description}">
    ${isIndexed ? html`<meta property="og:url" content="${address}">` : ''}
    ${hasImage ? imageTags(publicUrl) : ''}
    <meta name="twitter:card" content="${hasImage ? 'summary_large_image' : 'summary'}">
    <meta name="twitter:title" content="${shown}">
    <meta name="twitter:description" content="${description}">
    <link rel="apple-touch-icon" href="/icon-180.png">
    <link rel="manifest" href="/manifest.webmanifest">`).replaceAll(/\n\s*/g, '\n    ')
}

const imageTags = (publicUrl: string) => html`<meta property="og:image" content="${publicUrl}${SHARE_IMAGE.path}">
    <meta property="og:image:width" content="${SHARE_IMAGE.width}">
    <meta property="og:image:height" content="${SHARE_IMAGE.height}">
    <meta property="og:image:alt" content="${SHARE_IMAGE.name}: ${SHARE_IMAGE.sentence}">
    <meta name="twitter:image" content="${publicUrl}${SHARE_IMAGE.path}">`

/** Puts the page's own head in place of the title that was built. */
export function withHead(page: string, head: Head): string {
  const title = /<title>[^<]*<\/title>/
  if (!title.test(page)) throw new Error('The built page has no title.')
  return page.replace(title, () => headTags(head))
}
