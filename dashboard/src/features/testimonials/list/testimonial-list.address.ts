/** The page of the list that an address asks for; the first one when it asks for none that makes sense. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}

/** The same address with another page. */
export function hrefOfPage(params: URLSearchParams, page: number): string {
  const target = new URLSearchParams(params)
  target.set('page', String(page))
  return `?${target}`
}
