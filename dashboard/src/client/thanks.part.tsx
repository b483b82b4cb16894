import type { Thanks } from '#shared/submissions.ts'
import { CodePart } from './code.part.tsx'
import controls from './controls.module.css'
import styles from './thanks.module.css'

/** The owner's own words after an answer, what the client gets for it, and where to go next. */
export function OwnThanks({ thanks: { message, link, code } }: { thanks: Thanks }) {
  if (message === null && link === null && code === null) return null
  return (
    <div className={`stack gap-16 above-24 ${styles.own}`}>
      {message !== null && (
        <p className={`serif-18 anywhere ${styles.message}`} dir="auto">
          {message}
        </p>
      )}
      {code !== null && <CodePart code={code} />}
      {link !== null && (
        <p className="stack gap-4">
          <a className={controls.plain} href={link.url} rel="noopener noreferrer nofollow ugc">
            <bdi>{link.label}</bdi>
          </a>
          <span className="text-14 muted anywhere">{new URL(link.url).host}</span>
        </p>
      )}
    </div>
  )
}
