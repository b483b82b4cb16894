import { createRoot } from 'react-dom/client'
import '../styles/styles.css'
import { SubmitPage } from './submit.page.tsx'

const requestId = /^\/testimonial\/submit\/([^/]+)\/?$/.exec(window.location.pathname)?.[1] ?? null
const root = document.querySelector('#root')
if (!root) throw new Error('The page has no element #root.')
createRoot(root).render(<SubmitPage requestId={requestId} />)
