import type { LayoutProps } from '../layout.ts'

const MOST_FACES = 3

/**
 * For within a sentence: a few faces, and the number and average of all public testimonials, as a link to them.
 */
export function Text({ parts, feed, selection, say }: LayoutProps) {
  const { Avatar } = parts
  const { shared, average, wallUrl } = feed
  const counted =
    shared === 1
      ? say('{0} client', shared)
      : average
        ? say('{0} clients, {1} on average', shared, say(average))
        : say('{0} clients', shared)
  return [
    parts
      .facesOf(selection)
      .slice(0, MOST_FACES)
      .map((item) => <Avatar key={item.id} {...item} />),
    <a part="count" data-id="" {...(wallUrl && { href: wallUrl })} target="_blank">
      {counted}
    </a>,
  ]
}
