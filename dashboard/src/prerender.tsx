/*
 * The HTML of pages that are the same for every visitor. The build loads this module and calls it; the browser hydrates
 * what it rendered (`hydrate.ts`).
 */
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { servedTokens } from '#shared/served-values.ts'
import { Frame } from './app/app.tsx'
import { createSession } from './lib/auth/session.ts'
import { AuthContext } from './lib/auth/use-auth.ts'
import { ServedValuesContext } from './lib/served-values.ts'
import { pages } from './pages.ts'

/** Pages to read, which need no script, and forms, which are shown at once and work when their script is there. */
const prerendered = {
  '/': 'text',
  '/privacy-policy': 'text',
  '/terms-of-service': 'text',
  '/stripe/payment-success': 'text',
  '*': 'text',
  '/login': 'form',
  '/sign-up': 'form',
  '/forgot-password': 'form',
} as const

export type PrerenderedPage = { html: string; isReadable: boolean }

const nobody = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
const noIdentity = () => Promise.reject(new Error('Nobody signs in while pages are built.'))

async function renderPage(path: keyof typeof prerendered): Promise<PrerenderedPage> {
  await pages[path].preload()
  const session = createSession({ storage: nobody, tabStorage: nobody, loadIdentity: noIdentity, clearCache: () => {} })
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/nowhere' : path}>
        <SWRConfig>
          <ServedValuesContext value={servedTokens}>
            <AuthContext value={session}>
              <Frame />
            </AuthContext>
          </ServedValuesContext>
        </SWRConfig>
      </StaticRouter>
    </StrictMode>,
  )
  return { html, isReadable: prerendered[path] === 'text' }
}

/** The pages by their path pattern. */
export async function renderPages(): Promise<Map<string, PrerenderedPage>> {
  const rendered = new Map<string, PrerenderedPage>()
  for (const path of Object.keys(prerendered) as (keyof typeof prerendered)[])
    rendered.set(path, await renderPage(path))
  return rendered
}
