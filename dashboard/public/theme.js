// Runs before the first paint, so that a page never flashes in the wrong theme.
;(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const chosen = () => {
    try {
      return localStorage.getItem('theme')
    } catch {
      return null
    }
  }
  const apply = () => {
    document.documentElement.dataset.theme = chosen() ?? (dark.matches ? 'dark' : 'light')
  }
  apply()
  dark.addEventListener('change', apply)
  addEventListener('storage', apply)
})()
