/** The row's element id. */
export const rowId = (testimonialId: string) => `testimonial-${testimonialId}`

/** Focuses the first thing that can be done with a testimonial. */
export function focusRow(testimonialId: string) {
  const buttons = document.getElementById(rowId(testimonialId))?.querySelectorAll<HTMLElement>('td:last-child button')
  Array.from(buttons ?? [])
    .find((button) => button.checkVisibility())
    ?.focus()
}
