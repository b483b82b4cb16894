import styles from './import.module.css'
import { SOURCES } from './sources.ts'

/** Products whose exports are read as they are, each with the file to choose. */
export function KnownExports() {
  return (
    <section aria-labelledby="known-exports">
      <h2 className="below-8" id="known-exports">
        Exports we know
      </h2>
      <ul className={styles.exports}>
        {KNOWN.map(([name, file]) => (
          <li key={name}>
            <h3 className="text-14 medium">{name}</h3>
            <p className="text-13 muted">{file}</p>
          </li>
        ))}
      </ul>
      <p className="text-13 muted above-16">In any other file, you say which column is which.</p>
    </section>
  )
}

const KNOWN = [
  ...new Map(SOURCES.filter(({ evidence }) => evidence !== 'assumed').map(({ name, file }) => [name, file] as const)),
]
