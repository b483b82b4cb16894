import { createRoot } from 'react-dom/client'
import '../styles/styles.css'
import '../client/brand.css'
import { LanguageProvider } from '../client/language.provider.tsx'
import { ReportErrorContext } from '../reporting/report-error.ts'
import { connectErrorReporting } from '../reporting/error-reporter.ts'
import { readPageConfig } from '../reporting/page-config.ts'
import { openSignOff } from './api.ts'
import { signOffCatalogue } from './sign-off-texts.ts'
import { SignOffPage } from './sign-off.page.tsx'

// Loaded together with the page's data: any earlier, and the fonts would delay the script that renders the page.
for (const font of ['400 16px "Newsreader Variable"', '400 16px "Instrument Sans Variable"']) {
  document.fonts.load(font).catch(() => [])
}

const token = /^\/sign-off\/([^/]+)\/?$/.exec(window.location.pathname)?.[1] ?? ''
const calls = openSignOff(token)
// At once, while the texts are still loading.
const first = calls.load()
const known = first.then((result) => (result.kind === 'done' ? result.value.language : null))

const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <ReportErrorContext value={connectErrorReporting(readPageConfig())}>
    <LanguageProvider catalogues={[signOffCatalogue]} known={known}>
      <SignOffPage calls={calls} first={first} />
    </LanguageProvider>
  </ReportErrorContext>,
)
