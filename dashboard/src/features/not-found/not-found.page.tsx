import { pageHeads } from '#shared/page-heads.ts'
import { ButtonLink } from '../../components/button.tsx'
import { SiteFooter } from '../../components/site-footer.tsx'
import { Stars } from '../../stars/stars.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import styles from './not-found.module.css'
/** The sentence is set like a testimonial with no stars. */
export function NotFoundPage() {
  usePageTitle(pageHeads['*'].title)
  return (
    <>
      <div className={`justify-start full centered grow stack ${styles.lost}`}>
        <h1>Looks like you've landed somewhere that doesn't exist!</h1>
        <p className={`row wrap muted gap-24 rows-8 ${styles.by}`}>
          <span>
            <b className="medium ink">404</b>: page not found
          </span>
          <Stars rating={0} size="medium" />
        </p>
        <ButtonLink to="/" size="large">
          Go to homepage
        </ButtonLink>
      </div>
      <SiteFooter />
    </>
  )
}
