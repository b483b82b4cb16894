// Runs before the first paint, so that a page never flashes in the wrong theme, or as visitors see it.
;(() => {
  const { dataset } = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  const dark = matchMedia('(prefers-color-scheme: dark)')
  const applyTheme = () => {
    dataset.theme = stored('theme') ?? (dark.matches ? 'dark' : 'light')
  }
  applyTheme()
  dark.addEventListener('change', applyTheme)
  addEventListener('storage', applyTheme)

  // The HTML that the build rendered is for visitors. Somebody who may be signed in sees the page when that is known.
  if (stored('firebaseToken') !== null) dataset.session = 'stored'

  // The page is there to read. Its scripts follow once it is painted, so that they don't take the line from its styles and
  // fonts; in a tab that is not shown, and so not painted, after a second.
  const loadScripts = () => {
    const root = document.querySelector('#root[data-scripts]')
    if (!root) return
    const [entry, ...others] = root.dataset.scripts.split(' ')
    root.removeAttribute('data-scripts')
    for (const href of others) {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href })
      document.head.append(link)
    }
    import(entry)
  }
  addEventListener('DOMContentLoaded', () => {
    if (dataset.session !== undefined) return loadScripts()
    requestAnimationFrame(() => setTimeout(loadScripts))
    setTimeout(loadScripts, 1000)
  })

  // A button that is pressed before its script is there, also by the Enter key of a form: `src/hydrate.ts` presses it then.
  addEventListener('click', (event) => {
    const button = event.target.closest('#root[data-page] button')
    if (!button) return
    event.preventDefault()
    button.dataset.pressed = ''
  })
})()
