/** The position of a testimonial on the page, counted from 1, and the ones before and after it. */
export function neighboursOf(testimonials: readonly { id: string }[], openId: string) {
  const index = testimonials.findIndex(({ id }) => id === openId)
  if (index < 0) return { position: undefined, previous: undefined, next: undefined }
  return {
    position: index + 1,
    previous: index > 0 ? testimonials[index - 1]?.id : undefined,
    next: testimonials[index + 1]?.id,
  }
}
