import { inNameOf, pageHeads, PRODUCT_DESCRIPTION, type PageHead } from '#shared/page-heads.ts'
import { ownerPages } from '#shared/pages.ts'

const heads: [string, PageHead][] = Object.entries(pageHeads)
const otherPages = heads.map(([path]) => path).filter((path) => !ownerPages.some((own) => own === path))

/** The first part of each owner's page; `$` ends a path that public pages begin with. */
function ownersPaths(): string[] {
  const literal = ownerPages.filter((path) => !path.includes(':'))
  const shortest = literal.map((path) => (otherPages.some((other) => other.startsWith(`${path}/`)) ? `${path}$` : path))
  return shortest.filter((path) => !shortest.some((other) => path.startsWith(`${other}/`)))
}

const INTERNAL_PATHS = [
  '/goodword/',
  '/analytics/',
  '/identitytoolkit.googleapis.com/',
  '/securetoken.googleapis.com/',
  '/dev/',
]

/**
 * What crawlers have no business with. The pages of clients are missing on purpose: chats that obey this file could show
 * nothing of a link, and a search engine that may not read them would never learn that they must not be listed.
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[...INTERNAL_PATHS, ...ownersPaths()].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** For somebody who puts the product on a home screen. */
export const webManifest = (productName: string): string =>
  JSON.stringify({
    name: productName,
    short_name: productName,
    description: inNameOf(productName, PRODUCT_DESCRIPTION),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
