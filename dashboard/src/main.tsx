// First: it says the order of the layers, which others only name.
import './styles/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { start } from './hydrate.ts'
import { ReportErrorContext } from './reporting/report-error.ts'
import { ComingPage, watchHistory } from './navigation/navigation.tsx'
import { connectErrorReporting } from './reporting/error-reporter.ts'
import { readPageConfig } from './reporting/page-config.ts'

// zod, which is fetched later, would compile its checks with `new Function`: the content security policy forbids that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const reportError = connectErrorReporting(readPageConfig())

watchHistory()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into.')
void start(
  root,
  <StrictMode>
    <ReportErrorContext value={reportError}>
      <App />
    </ReportErrorContext>
  </StrictMode>,
)

const place = document.createElement('div')
root.after(place)
createRoot(place).render(<ComingPage />)
