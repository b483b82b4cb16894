import { Link } from 'react-router-dom'
import styles from './no-match.module.css'
import { hrefOf, type ListView, WHOLE_LIST } from './testimonial-list.address.ts'
import { noMatchWords } from './no-match.words.ts'

/** The filter or the search leaves nothing over. */
export const NoMatch = ({ view }: { view: ListView }) => (
  <section className={styles.place}>
    <p>{noMatchWords(view)}</p>
    <Link to={hrefOf({ ...WHOLE_LIST, sort: view.sort })}>Clear filters</Link>
  </section>
)
