import styles from './page.module.css'

/** A shortened address, like `a…@client.example`: its beginning stays in one line. */
export function Address({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1
  return (
    <>
      <span className={styles.together}>{address.slice(0, domain)}</span>
      {address.slice(domain)}
    </>
  )
}
