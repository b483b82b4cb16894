import { ButtonLink } from '../../components/button.tsx'
import { SiteFooter } from '../../components/site-footer.tsx'
import { Stars } from '../../components/stars.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './not-found.module.css'

/** The sentence is set like what it is: a testimonial with no stars at all. */
export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <>
      <div className={styles.lost}>
        <h1>Looks like you've landed somewhere that doesn't exist!</h1>
        <p className={styles.by}>
          <span>
            <b>404</b> on the page you asked for
          </span>
          <Stars rating={0} size="large" />
        </p>
        <ButtonLink to="/" size="large">
          Back to the start
        </ButtonLink>
      </div>
      <SiteFooter />
    </>
  )
}
