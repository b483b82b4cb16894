import type { LayoutProps } from '../layout.ts'

/** One testimonial, large and without a card. */
export function Single(props: LayoutProps) {
  const { Author, Said, Summary } = props.parts
  const [item] = props.selection.items
  if (!item) return null
  const selection = { ...props.selection, items: [item] }
  const card = { ...props, item: { ...item, photo: null, answers: [] } }
  return [
    <figure data-id={item.id}>
      <Said {...card} />
      <Author {...card} />
    </figure>,
    <Summary {...props} selection={selection} />,
  ]
}
