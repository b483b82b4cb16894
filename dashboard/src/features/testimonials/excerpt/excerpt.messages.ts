/** How much of the testimonial cards show. */
export const excerptMessage = ({ shown, of }: { shown: number; of: number }): string =>
  shown === 1 ? `1 of ${of} sentences on cards. At least one stays.` : `${shown} of ${of} sentences on cards`
