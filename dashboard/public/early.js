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

  // A button that is pressed before its script is there, also by the Enter key of a form: `src/hydrate.ts` presses it then.
  addEventListener('click', (event) => {
    const button = event.target.closest('#root[data-page] button')
    if (!button) return
    event.preventDefault()
    button.dataset.pressed = ''
  })
})()
