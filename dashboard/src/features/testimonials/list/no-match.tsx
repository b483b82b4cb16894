import { ViewLink } from '../../../components/view-link.tsx'
import styles from './no-match.module.css'
import { LIST_ADDRESS, type ListView, WHOLE_LIST } from './testimonial-list.address.ts'
import { noMatchWords } from './no-match.words.ts'

/** The filter or the search leaves nothing over. */
export const NoMatch = ({ view }: { view: ListView }) => (
  <section className={styles.place}>
    <p>{noMatchWords(view)}</p>
    <ViewLink address={LIST_ADDRESS} view={view} change={({ sort }) => ({ ...WHOLE_LIST, sort })}>
      Clear filters
    </ViewLink>
  </section>
)
