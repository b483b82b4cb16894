/** An address as it may be shown to whoever holds a link: enough to know one's own, like `a…@client.example`. */
export function shortAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return at < 1 ? '…' : `${first}…${address.slice(at)}`
}
