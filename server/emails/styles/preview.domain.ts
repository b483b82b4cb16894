const SHEET = /(?<=<style>)[\s\S]*?(?=<\/style>)/

/**
 * The same email as readers see it whose programs are always light, or always dark. Only our style sheet is changed,
 * which contains no user text.
 */
export const inTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replace(SHEET, (sheet) =>
    sheet
      .replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
      .replaceAll('color-scheme: light dark', `color-scheme: ${theme}`),
  )
