import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import './styles/styles.css'

// zod, which is fetched later, would compile its checks with `new Function`: the content security policy forbids that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into.')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
