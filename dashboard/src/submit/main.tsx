import { createRoot } from 'react-dom/client'
import '../styles/styles.css'
import '../client/brand.css'
import { ReportErrorContext } from '../reporting/report-error.ts'
import { connectErrorReporting } from '../reporting/error-reporter.ts'
import { readPageConfig } from '../reporting/page-config.ts'
import { SubmitPage } from './submit.page.tsx'

// Loaded together with the request: any earlier, and the fonts would delay the script that renders the page. If they fail
// to load, the fallback fonts stay.
for (const font of ['400 16px "Newsreader Variable"', '400 16px "Instrument Sans Variable"']) {
  document.fonts.load(font).catch(() => [])
}

const requestId = /^\/testimonial\/submit\/([^/]+)\/?$/.exec(window.location.pathname)?.[1] ?? null
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <ReportErrorContext value={connectErrorReporting(readPageConfig())}>
    <SubmitPage requestId={requestId} />
  </ReportErrorContext>,
)
