/** The language around the element, or of the page; empty where nobody says. */
export const languageOf = (host: HTMLElement): string =>
  (host.closest<HTMLElement>('[lang]') ?? host.ownerDocument.documentElement).lang
