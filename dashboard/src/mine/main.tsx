import { createRoot } from 'react-dom/client'
import type { Language } from '#shared/languages.ts'
import '../styles/styles.css'
import '../client/brand.css'
import '../client/fallback-fonts.css'
import { LanguageProvider } from '../client/language.provider.tsx'
import { ReportErrorContext } from '../client/report-error.ts'
import { connectErrorReporting } from '../reporting/error-reporter.ts'
import { readPageConfig } from '../reporting/page-config.ts'
import { openOwnPage, openUnsubscribing } from './api.ts'
import type { Result } from './call.ts'
import { mineCatalogue } from './mine-texts.ts'
import { NowherePage } from './nowhere.page.tsx'
import { MinePage } from './own.page.tsx'
import { openRevisionStorage } from './revision.storage.ts'
import { UnsubscribePage } from './unsubscribe.page.tsx'

// Fetched while the page loads: any earlier, and they would hold up the script that draws it.
for (const font of ['400 16px "Newsreader Variable"', '400 16px "Instrument Sans Variable"']) {
  document.fonts.load(font).catch(() => [])
}

const tokenIn = (pattern: RegExp) => pattern.exec(window.location.pathname)?.[1]

const languageOf = (result: Result<{ language: Language | null }>) =>
  result.kind === 'done' ? result.value.language : null

/** What is asked for is asked for at once, while the texts are on their way. */
function choosePage() {
  const own = tokenIn(/^\/testimonial\/mine\/([^/]+)\/?$/)
  if (own) {
    const calls = openOwnPage(own)
    const first = calls.load()
    return {
      page: <MinePage calls={calls} storage={openRevisionStorage(own)} first={first} />,
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
    <LanguageProvider catalogues={[mineCatalogue]} known={known}>
      {page}
    </LanguageProvider>
  </ReportErrorContext>,
)
