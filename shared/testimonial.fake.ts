import type { Testimonial } from './testimonials.ts'

/**
 * A list row for a request created by hand a moment ago, changed as the test needs. The id tells otherwise equal rows
 * apart.
 */
export const testimonialOf = (changes: Partial<Testimonial> = {}): Testimonial => ({
  id: 'testimonial-1',
  customerName: 'Ana Ribeiro',
  customerEmail: 'ana@client.example',
  imageUrl: null,
  rating: null,
  testimonial: null,
  excerpt: null,
  highlight: null,
  reply: null,
  status: 'pending',
  isPrivate: false,
  isAutoSendEnabled: false,
  emailState: 'none',
  emailDelivery: null,
  emailProblem: null,
  service: null,
  tags: [],
  assignee: null,
  emailStyleId: null,
  formId: null,
  remindsAt: null,
  remindersSent: 0,
  source: 'manual',
  scheduledFor: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: null,
  submittedAt: null,
  revisedAt: null,
  closedAt: null,
  declinedAt: null,
  unsubscribedAt: null,
  signOffAskedAt: null,
  signOffEndedAt: null,
  withdrawnAt: null,
  erasedAt: null,
  ...changes,
})
