/** `Ana`, `Ana or Ben`, `Ana, Ben or Cleo`. */
export const eitherOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(names).replace(/, or /, ' or ')
