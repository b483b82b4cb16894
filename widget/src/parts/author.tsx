import { Avatar } from './avatar.tsx'
import type { CardProps } from './card-props.ts'

/** Who wrote it, how it was collected, and what the owner replied. */
export function Author({ item, feed: { homeUrl, owner }, say }: CardProps) {
  const { id, author, role, photo, isVerified, origin, originalUrl, reply } = item
  const hasProof = isVerified && homeUrl
  return [
    (author || role || hasProof || origin) && (
      <figcaption>
        {!photo && <Avatar {...item} />}
        <div>
          {author && <bdi part="author">{author}</bdi>}
          {role && <bdi part="role">{role}</bdi>}
          {hasProof && (
            <a part="proof" href={`${homeUrl}/proof/${id}`} target="_blank" rel="nofollow noopener">
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1M5 8l2 2 4-4" />
              </svg>
              {say('Verified client')}
            </a>
          )}
          {origin && (
            <a part="origin" {...(originalUrl && { href: originalUrl })} target="_blank" rel="nofollow noopener">
              {say(origin)}
            </a>
          )}
        </div>
      </figcaption>
    ),
    reply && (
      <p part="reply">
        <b>{say('Reply from {0}', owner)}</b>
        <bdi lang={item.lang}>{reply}</bdi>
      </p>
    ),
  ]
}
