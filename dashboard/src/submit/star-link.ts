const parameter = 'rating'

/**
 * The star that was clicked in an email, 1 to 5, or 0. It is removed from the URL, so that a reload doesn't overwrite what
 * the client has chosen since.
 */
export function takeStars(): number {
  const address = new URL(window.location.href)
  const stars = address.searchParams.get(parameter)
  if (stars === null) return 0
  address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
  return /^[1-5]$/.test(stars) ? Number(stars) : 0
}
