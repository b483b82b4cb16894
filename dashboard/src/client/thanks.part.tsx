import type { Thanks } from '#shared/submissions.ts'
import controls from './controls.module.css'
import { useClientTexts } from './language.provider.tsx'
import styles from './thanks.module.css'

/** The owner's own words after an answer, what the client gets for it, and where to go next. */
export function OwnThanks({ thanks: { message, link, code } }: { thanks: Thanks }) {
  const { thanks: texts } = useClientTexts()
  if (message === null && link === null && code === null) return null
  return (
    <div className={`stack gap-16 above-24 ${styles.own}`}>
      {message !== null && (
        <p className={`serif-18 anywhere ${styles.message}`} dir="auto">
          {message}
        </p>
      )}
      {code !== null && (
        <div className={`stack gap-4 pad-16 anywhere ${styles.code}`}>
          <p dir="auto">{code.label}</p>
          <p className={`medium ${styles.copied}`}>
            <bdi>{code.code}</bdi>
          </p>
          <p className="text-14 muted">{texts.codeNote}</p>
        </div>
      )}
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
