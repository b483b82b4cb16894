import { Avatar } from './avatar.tsx'
import type { CardProps } from './card-props.ts'

/** Who wrote it, and how it was collected. */
export function Author({ item, feed: { homeUrl }, say }: CardProps) {
  const { id, author, role, photo, isVerified, isByOwner } = item
  const hasProof = isVerified && homeUrl !== ''
  if (!author && !role && !hasProof && !isByOwner) return null
  return (
    <figcaption>
      {!photo && <Avatar {...item} />}
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
