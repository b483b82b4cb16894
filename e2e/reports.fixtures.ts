import type { Page } from '@playwright/test'
import {
  getMonthReport,
  getReportEmail,
  getSharedReport,
  listReportLinks,
  listReportTestimonials,
  listSharedReportTestimonials,
  type MonthReport,
  type ReportTestimonial,
} from '#shared/reports.ts'
import { getCurrentUser } from '#shared/users.ts'

const said = (of: Partial<ReportTestimonial> & Pick<ReportTestimonial, 'author' | 'text'>): ReportTestimonial => ({
  id: of.author,
  role: null,
  company: null,
  rating: 5,
  answers: [],
  language: 'en',
  answeredOn: '2026-10-29',
  service: 'Office coffee',
  ...of,
})

/** As many testimonials as a busy month has, of every length. */
export const published: ReportTestimonial[] = [
  said({
    author: 'Hanna Brückner',
    role: 'Facilities lead',
    company: 'Werkbund Offices',
    text: 'People used to leave the building for coffee. Now they bring people back to it.',
  }),
  said({
    author: 'Clara Neumann',
    role: 'Studio manager',
    company: 'Neumann Architekten',
    text: 'They fixed the machine on a Friday at six. It wasn’t even their machine.',
    answeredOn: '2026-10-27',
  }),
  said({
    author: 'Agnes Varga',
    role: 'Practice manager',
    company: 'Zahnärzte am Park',
    rating: 4,
    text: 'Clear prices, no contract, and the beans arrive before we run out. I’d like a decaf that’s as good as the rest, and I’ve told them so.',
    answeredOn: '2026-10-23',
  }),
  said({
    author: 'Ivo Marsh',
    role: 'Owner',
    company: 'Marsh & Daughters',
    text: 'I asked for a house blend my regulars wouldn’t notice. They noticed on the first day, and I had to put up a sign saying what it was.\n\nWe’ve sold the beans across the counter ever since.',
    answeredOn: '2026-10-21',
    service: 'Wholesale beans',
  }),
  said({
    author: 'Samir Haddad',
    role: 'Kitchen lead',
    company: 'Hotel Marten',
    text: 'Breakfast for ninety, every day, and not one bad pot in seven months. When our grinder died, they had theirs on our counter by noon.',
    answeredOn: '2026-10-19',
    service: 'Wholesale beans',
  }),
  said({
    author: 'Lotte de Graaf',
    role: 'Producer',
    company: 'Zaal Zuid',
    text: 'Two baristas, eleven hours, six hundred cups. Somebody in the last row of the last talk was still holding one.',
    answeredOn: '2026-10-12',
    service: 'Event coffee bar',
  }),
  said({
    author: 'Theo Lindner',
    role: 'Partner',
    company: 'Lindner Steuerberatung',
    text: 'I’m a tax adviser. I read the whole invoice. There was nothing on it I had to ask about.',
    answeredOn: '2026-10-08',
  }),
  said({
    author: 'Mireille Dubois',
    role: 'Director',
    company: 'Galerie Dubois',
    text: 'Pour un vernissage, on parle du vin. Cette fois, on a parlé du café.',
    language: 'fr',
    answeredOn: '2026-10-06',
    service: 'Event coffee bar',
  }),
]

export const october: MonthReport = {
  month: '2026-10',
  firstMonth: '2025-03',
  thisMonth: '2026-11',
  isSoFar: false,
  madeOn: '2026-11-02',
  brand: { name: 'Lund Coffee', imageUrl: null },
  agency: { name: 'Feldmann Studio', imageUrl: null, accent: { light: '#0d6b4d', dark: '#7ecbaa' } },
  figures: { asked: 18, answered: 11, throughLink: 0, medianDays: 2.2 },
  figuresBefore: { asked: 17, answered: 9, throughLink: 0, medianDays: 4 },
  outcomes: { published: 8, private: 2, withheld: [{ reason: 'waiting', count: 1 }] },
  publishedInAll: 59,
  payments: {
    all: 31,
    asked: 18,
    planned: 0,
    onHold: [{ reason: 'deposit', count: 2 }],
    skipped: [
      { reason: 'renewal', count: 7 },
      { reason: 'asked_recently', count: 3 },
      { reason: 'refunded', count: 1 },
    ],
    answered: 11,
    published: 8,
  },
  planned: {
    month: '2026-11',
    days: [
      { day: '2026-11-02', count: 2 },
      { day: '2026-11-06', count: 3 },
      { day: '2026-11-09', count: 5 },
      { day: '2026-11-16', count: 4 },
      { day: '2026-11-24', count: 2 },
    ],
  },
  services: [
    { service: 'Barista training', asked: 9, published: 0, newestOn: null },
    { service: 'Machine service', asked: 11, published: 1, newestOn: '2026-08-14' },
    { service: 'Event coffee bar', asked: 8, published: 7, newestOn: '2026-10-12' },
    { service: 'Wholesale beans', asked: 24, published: 20, newestOn: '2026-10-21' },
    { service: 'Office coffee', asked: 41, published: 31, newestOn: '2026-10-29' },
  ],
}

export const noAnswers: MonthReport = {
  ...october,
  figures: { asked: 0, answered: 0, throughLink: 0, medianDays: null },
  outcomes: { published: 0, private: 0, withheld: [] },
  payments: null,
  planned: null,
  services: [],
}

export const LINK = '/report/A23456789012345678901234567890123456789012B'

/** Answers as if the workspace had this report, on the Studio plan. */
export async function showReport(
  page: Page,
  report: MonthReport,
  testimonials: readonly ReportTestimonial[] = published,
) {
  await page.route(`**${getCurrentUser.path}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), plan: 'studio' } })
  })
  await page.route(`**${getMonthReport.path}?*`, (route) => route.fulfill({ json: report }))
  await page.route(`**${listReportTestimonials.path}?*`, (route) =>
    route.fulfill({ json: { items: testimonials, next: null } }),
  )
  await page.route(`**${getReportEmail.path}`, (route) => route.fulfill({ json: { isOn: true } }))
  await page.route(`**${listReportLinks.path}?*`, (route) =>
    route.fulfill({
      json: {
        items: [
          {
            id: 'rpl_1',
            month: report.month,
            createdBy: 'Nora Feldmann',
            createdAt: '2026-11-02T09:00:00.000Z',
            expiresAt: '2027-01-31T09:00:00.000Z',
            timesOpened: 3,
            lastOpenedAt: '2026-11-12T09:00:00.000Z',
          },
        ],
      },
    }),
  )
}

/** The same for whoever has the link. */
export async function showSharedReport(
  page: Page,
  { firstMonth: _, thisMonth: __, services: ___, ...report }: MonthReport,
) {
  const path = (of: string) => `**${of.replace(':token', '*')}`
  await page.route(path(listSharedReportTestimonials.path), (route) =>
    route.fulfill({ json: { items: published.map(({ service: ____, ...shown }) => shown), next: null } }),
  )
  await page.route(path(getSharedReport.path), (route) => route.fulfill({ json: report }))
}
