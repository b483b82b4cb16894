const SHEET = /(?<=<style>)[\s\S]*?(?=<\/style>)/

/** The same mail as it looks to a reader whose programs are all light, or all dark. The sheet is ours; no words stand in it. */
export const inTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replace(SHEET, (sheet) =>
    sheet
      .replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all')
      .replaceAll('color-scheme: light dark', `color-scheme: ${theme}`),
  )
