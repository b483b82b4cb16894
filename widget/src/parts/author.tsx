import type { CardProps } from './card-props.ts'
import { initialsOf } from './initials.ts'

/** Who wrote it, and how it was collected. */
export function Author({ item, feed: { homeUrl }, say }: CardProps) {
  const { id, author, role, image, photo, isVerified, isByOwner } = item
  const initials = initialsOf(author)
  const hasProof = isVerified && homeUrl !== ''
  if (!author && !role && !hasProof && !isByOwner) return null
  return (
    <figcaption>
      {!photo &&
        (image ? (
          <img part="avatar" src={image} width={48} height={48} alt="" loading="lazy" decoding="async" />
        ) : (
          initials && (
            <span part="avatar" aria-hidden="true">
              {initials}
            </span>
          )
        ))}
      <div>
        {author && <bdi part="author">{author}</bdi>}
        {role && <bdi part="role">{role}</bdi>}
        {hasProof && (
          <a part="proof" href={`${homeUrl}/proof/${encodeURIComponent(id)}`} target="_blank" rel="nofollow">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M5.2 8.2l2 2 3.6-4" />
            </svg>
            {say('Verified client')}
          </a>
        )}
        {isByOwner && <span part="origin">{say('Added by the owner')}</span>}
      </div>
    </figcaption>
  )
}
