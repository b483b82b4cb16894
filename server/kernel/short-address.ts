/** An address shortened for someone who holds a link: enough to recognise one's own, like `a…@client.example`. */
export function shortAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return at < 1 ? '…' : `${first}…${address.slice(at)}`
}
