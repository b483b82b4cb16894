import type { LayoutProps } from '../layout.ts'

/** Faces in a row; pressing one opens its testimonial over the page, which needs no script. */
export function Avatars(props: LayoutProps) {
  const { parts, feed, selection, say } = props
  const { Avatar, Card, Stars, Summary } = parts
  const { shared, average, wallUrl } = feed
  const faces = parts.facesOf(selection)
  const others = selection.items.length - faces.length
  return [
    <div class="line">
      <ul role="list">
        {faces.map((item) => (
          <li key={item.id}>
            <button
              part="face"
              popovertarget={item.id}
              data-id={item.id}
              title={item.author || item.role || say('Testimonials')}
            >
              <Avatar {...item} />
            </button>
            <div popover="auto" id={item.id}>
              <Card {...props} item={{ ...item, photo: null, reply: '' }} hasFoldedAnswers />
            </div>
          </li>
        ))}
        {others > 0 && wallUrl && (
          <li>
            <a part="rest" href={wallUrl} target="_blank" aria-label={say('Show {0} more', others)}>
              +{others}
            </a>
          </li>
        )}
      </ul>
      <span>
        {average && <Stars rating={Number(average)} say={say} />}
        <span>
          {average && <b part="average">{say(average)}</b>}{' '}
          <span part="count">{say(shared === 1 ? '{0} client' : '{0} clients', shared)}</span>
        </span>
      </span>
    </div>,
    <Summary {...props} />,
  ]
}
