import { createRoot } from 'react-dom/client'
import type { Language } from '#shared/languages.ts'
import '../styles/styles.css'
import '../client/brand.css'
import { LanguageProvider } from '../client/language.provider.tsx'
import { ReportErrorContext } from '../reporting/report-error.ts'
import { connectErrorReporting } from '../reporting/error-reporter.ts'
import { readPageConfig } from '../reporting/page-config.ts'
import { openPortalPage, openUnsubscribing, type Result } from './api.ts'
import { portalCatalogue } from './portal-texts.ts'
import { NowherePage } from './portal.parts.tsx'
import { PortalPage } from './portal.page.tsx'
import { openRevisionStorage } from './revision.ts'
import { UnsubscribePage } from './unsubscribe.page.tsx'

// Loaded together with the page's data: any earlier, and the fonts would delay the script that renders the page.
for (const font of ['400 16px "Newsreader Variable"', '400 16px "Instrument Sans Variable"']) {
  document.fonts.load(font).catch(() => [])
}

const tokenIn = (pattern: RegExp) => pattern.exec(window.location.pathname)?.[1]

const languageOf = (result: Result<{ language: Language | null }>) =>
  result.kind === 'done' ? result.value.language : null

/** Starts the first call at once, while the texts are still loading. */
function choosePage() {
  const portal = tokenIn(/^\/testimonial\/mine\/([^/]+)\/?$/)
  if (portal) {
    const calls = openPortalPage(portal)
    const first = calls.load()
    return {
      page: <PortalPage calls={calls} storage={openRevisionStorage(portal)} first={first} />,
      known: first.then(languageOf),
    }
  }
  const unsubscribing = tokenIn(/^\/unsubscribe\/([^/]+)\/?$/)
  if (unsubscribing) {
    const calls = openUnsubscribing(unsubscribing)
    const first = calls.load()
    return { page: <UnsubscribePage calls={calls} first={first} />, known: first.then(languageOf) }
  }
  return { page: <NowherePage />, known: Promise.resolve(null) }
}

const { page, known } = choosePage()
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <ReportErrorContext value={connectErrorReporting(readPageConfig())}>
    <LanguageProvider catalogues={[portalCatalogue]} known={known}>
      {page}
    </LanguageProvider>
  </ReportErrorContext>,
)
