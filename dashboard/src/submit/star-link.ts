const parameter = 'rating'

/**
 * The star that was pressed in a mail, 1 to 5, or 0. It is taken out of the address, so that a reload does not bring it
 * back over what the client has chosen since.
 */
export function takeStars(): number {
  const address = new URL(window.location.href)
  const stars = address.searchParams.get(parameter)
  if (stars === null) return 0
  address.searchParams.delete(parameter)
  window.history.replaceState(window.history.state, '', address)
  return /^[1-5]$/.test(stars) ? Number(stars) : 0
}
