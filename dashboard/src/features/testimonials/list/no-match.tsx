import { ViewLink } from '../../../components/view-link.tsx'
import styles from './no-match.module.css'
import { LIST_ADDRESS, type ListView, WHOLE_LIST } from './testimonial-list.address.ts'
import { noMatchMessage } from './no-match.messages.ts'

/** Shown when the filter or the search matches nothing. */
export const NoMatch = ({ view }: { view: ListView }) => (
  <section className={`justify-start gap-12 card stack ${styles.place}`}>
    <p className="serif-18 anywhere">{noMatchMessage(view)}</p>
    <ViewLink address={LIST_ADDRESS} view={view} change={({ sort }) => ({ ...WHOLE_LIST, sort })}>
      Clear filters
    </ViewLink>
  </section>
)
