import { createRoot } from 'react-dom/client'
import '../styles/styles.css'
import '../client/brand.css'
import { connectErrorReporting } from '../reporting/error-reporter.ts'
import { readPageConfig } from '../reporting/page-config.ts'
import { ReportErrorContext } from '../reporting/report-error.ts'
import { CollectPage } from './collect.page.tsx'
import { ConfirmPage } from './confirm.page.tsx'

// Loaded together with the form's data: any earlier, and the fonts would delay the script that renders the page.
for (const font of ['400 16px "Newsreader Variable"', '400 16px "Instrument Sans Variable"']) {
  document.fonts.load(font).catch(() => [])
}

const partAfter = (start: string) => new RegExp(`^/${start}/([^/]+)/?$`).exec(window.location.pathname)?.[1]
const token = partAfter('confirm')
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(
  <ReportErrorContext value={connectErrorReporting(readPageConfig())}>
    {token === undefined ? <CollectPage slug={partAfter('to') ?? ''} /> : <ConfirmPage token={token} />}
  </ReportErrorContext>,
)
