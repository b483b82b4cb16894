const OF_AUTHOR = ['customerName', 'customerEmail', 'company', 'role']

/** The step that a field belongs to. */
export const stepOfField = (field: string): string => (OF_AUTHOR.includes(field) ? 'author' : field)

/** The first step that has one of these fields; none if the current one has. */
export function stepToShow(
  fields: readonly string[],
  { names, current }: { names: readonly string[]; current: string },
) {
  const wanted = new Set(fields.map(stepOfField))
  return wanted.has(current) ? undefined : names.find((name) => wanted.has(name))
}

type Viewport = { height: number; offsetTop: number; scale: number }

/** How much of the page's end the keyboard covers, in CSS pixels: browsers lay it over the page. */
export function coveredHeight(pageHeight: number, { height, offsetTop, scale }: Viewport): number {
  // A reader who has zoomed in sees less for another reason.
  return scale > 1.01 ? 0 : Math.max(0, Math.round(pageHeight - height - offsetTop))
}
