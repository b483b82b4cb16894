const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** ", on the Portuguese form" for a form that was not in English, else nothing. */
export function consentLanguage(locale: string): string {
  const code = locale.split('-')[0] ?? ''
  if (code === 'en' || !/^[a-z]{2,3}$/i.test(code)) return ''
  const name = languages.of(code)
  return name ? `, on the ${name} form` : ''
}
