const SOURCES = ['Senja', 'Testimonial.to', 'Trustpilot', 'Google', 'Judge.me', 'Famewall', 'LinkedIn']

/**
 * The service that an owner's note on where testimonials come from names; null for anything else, which owners wrote for
 * themselves.
 */
export const publicSourceOf = (receivedVia: string): string | null =>
  SOURCES.find((source) => source.toLowerCase() === receivedVia.trim().toLowerCase()) ?? null
