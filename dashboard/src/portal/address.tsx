/** A shortened address, like `a…@client.example`: the part up to the @ never wraps. */
export function Address({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1
  return (
    <>
      <span className="nowrap">{address.slice(0, domain)}</span>
      {address.slice(domain)}
    </>
  )
}
