import type { Page } from './pages.ts'

/** What search engines, chats and the browser's tab show of a page. */
export type PageHead = {
  /** Without the product's name, which `fullTitle` adds; empty for the homepage. */
  title: string
  /** One or two sentences. Chats show it also for a page that search engines must not list. */
  description: string
  /** Search engines may list the page. Only such a page has a canonical address and a place in the sitemap. */
  isIndexed: boolean
}

/** As the texts below name it. Where an installation has another name, `inNameOf` puts that one in its place. */
const PRODUCT = 'Goodword'

export const PRODUCT_DESCRIPTION = `${PRODUCT} asks your clients for a testimonial at the right moment, and shows the honest answer on your site.`

/** A text of a head in the name of this installation's product. */
export const inNameOf = (productName: string, text: string): string => text.replaceAll(PRODUCT, () => productName)

/** The image that chats show of a link. The build draws it with our name, so an installation with another one has none. */
export const SHARE_IMAGE = {
  path: '/share.png',
  width: 1200,
  height: 630,
  name: PRODUCT,
  sentence: 'Good work deserves a good word.',
}

/** The whole title of a page. */
export const fullTitle = (title: string, productName: string): string =>
  title === '' ? `${productName}: client testimonials, collected automatically` : `${title} · ${productName}`

const listed = (title: string, description: string): PageHead => ({ title, description, isIndexed: true })
const unlisted = (title: string, description: string): PageHead => ({ title, description, isIndexed: false })
const ofOwner = (title: string): PageHead => unlisted(title, PRODUCT_DESCRIPTION)

/** The head of every page. The server and the build write it into the HTML; the dashboard sets the title from it. */
export const pageHeads = {
  '/': listed('', PRODUCT_DESCRIPTION),
  '/privacy-policy': listed(
    'Privacy policy',
    `Which data ${PRODUCT} stores about owners and their clients, what happens to it, and how to have it erased.`,
  ),
  '/terms-of-service': listed(
    'Terms of service',
    `The agreement between you and ${PRODUCT}: plans and billing, cancellation, and who owns a testimonial.`,
  ),
  '/login': listed('Log in', `Log in to ${PRODUCT} to read, approve and request testimonials.`),
  '/sign-up': listed(
    'Create your account',
    `Start free, no credit card required: ${PRODUCT} asks your clients for testimonials once they have paid.`,
  ),
  '/logout': unlisted('Log out', PRODUCT_DESCRIPTION),
  '/forgot-password': unlisted('Reset your password', `Enter your email and ${PRODUCT} will send you a link.`),
  '/reset-password': unlisted('Choose a new password', `Choose a new password for your ${PRODUCT} account.`),
  '/verify-email': unlisted('Confirm your email', `Confirm the email address of your ${PRODUCT} account.`),
  '/invitation/:token': unlisted('Your invitation', `You were invited to work on a workspace in ${PRODUCT}.`),
  '/goodbye': unlisted('Your account has been deleted', PRODUCT_DESCRIPTION),
  '/overview': ofOwner('All workspaces'),
  '/testimonial': ofOwner('Testimonials'),
  '/testimonial/list': ofOwner('Testimonials'),
  '/testimonials/:id/share': ofOwner('Share image'),
  '/import': ofOwner('Import testimonials'),
  '/import/clients': ofOwner('Import clients'),
  '/testimonial/planned': ofOwner('Planned requests'),
  '/testimonial/planned/:id': ofOwner('Planned requests'),
  '/payments': ofOwner('Payments'),
  '/forms': ofOwner('Forms'),
  '/forms/:id': ofOwner('Forms'),
  '/widgets': ofOwner('Widgets'),
  '/widgets/:id': ofOwner('Widgets'),
  '/widgets/:id/order': ofOwner('Order'),
  '/reports': ofOwner('Reports'),
  '/reports/:month': ofOwner('Reports'),
  '/report/:token': unlisted('Report', 'What clients said in a month, and what came of it.'),
  '/settings': ofOwner('Settings'),
  '/settings/profile': ofOwner('Profile · Settings'),
  '/settings/security': ofOwner('Security · Settings'),
  '/settings/security/two-factor': ofOwner('Set up two-factor · Settings'),
  '/settings/subscription': ofOwner('Subscription · Settings'),
  '/settings/form': ofOwner('Forms'),
  '/settings/emails': ofOwner('Emails · Settings'),
  '/settings/stripe': ofOwner('Stripe · Settings'),
  '/settings/team': ofOwner('Team · Settings'),
  '/settings/team/activity': ofOwner('Activity · Settings'),
  '/settings/data': ofOwner('Data · Settings'),
  '/stripe': ofOwner('Stripe'),
  '/stripe/payment-success': ofOwner('Payment successful!'),
  '/testimonial/submit/:goodwordTestimonialId': unlisted(
    'Your testimonial',
    'You were asked for a testimonial. It takes two minutes, needs no account, and you choose whether it’s public.',
  ),
  '/to/:slug': unlisted(
    'Leave a testimonial',
    'Say how it was to work together. It takes two minutes, needs no account, and you choose whether it’s public.',
  ),
  '/confirm/:token': unlisted('Confirm your testimonial', 'One click, and your testimonial arrives.'),
  '/testimonial/mine/:token': unlisted(
    'Your testimonial',
    'Read, edit, withdraw or erase your testimonial, and choose what is shown with it.',
  ),
  '/unsubscribe/:token': unlisted('Unsubscribe', 'Stop emails that ask you for a testimonial.'),
  '/sign-off/:token': unlisted('Testimonials to review', 'Approve or reject testimonials. You need no account.'),
  '*': unlisted('Page not found', PRODUCT_DESCRIPTION),
} satisfies Record<Page, PageHead>
