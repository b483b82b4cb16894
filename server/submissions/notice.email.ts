import { emailSafeName } from '#server/kernel/safe-text.ts'
import type { NoticeFrame } from '#server/emails/templates/notices.service.ts'
import { ownerEmail } from '#server/emails/templates/owner.email.ts'
import { quote, quotedLines, quoteInText, starsOf } from '#server/emails/templates/quote.email.ts'

// Enough to show what it is about. The whole text is in the list.
const QUOTED_MAX = 300

const states = {
  undecided: 'It won’t be shown anywhere until you approve it.',
  private: 'This testimonial is private: only you can read it.',
  approved: 'It was approved automatically, because your approval rules allow it. You can undo that at any time.',
  in_sign_off:
    'Your approval rules let it through, and it was sent for sign-off. It won’t be shown anywhere until it is signed off.',
}

type NoticeState = keyof typeof states

type Notice = {
  productName: string
  frame: NoticeFrame
  clientName: string | null
  rating: number | null
  text: string
  state: NoticeState
  /** The client changed an earlier answer. */
  isChanged: boolean
  /** It came through the collection link: nobody was asked. */
  isByLink: boolean
  /** Leads to the testimonial. */
  link: string
}

/** Tells an owner about an answer. */
export function noticeEmail({ productName, frame, rating, state, link, ...notice }: Notice) {
  const client = emailSafeName(notice.clientName ?? '') || 'Your client'
  const { subject, lead } = whatHappened(client, notice)
  const wording = quotedLines(notice.text, QUOTED_MAX)
  const stars = rating === null ? null : { glyphs: starsOf(rating), called: `${rating} of 5 stars` }
  return ownerEmail({
    productName,
    frame,
    subject,
    preheader: wording.join(' '),
    paragraphs: [lead],
    middle: { html: quote(wording, stars), text: quoteInText(wording, stars) },
    below: states[state],
    button: { label: state === 'undecided' ? 'Review testimonial' : 'Read testimonial', link },
    reason: 'You get this email because you chose to be told when a testimonial arrives.',
  })
}

function whatHappened(client: string, { isChanged, isByLink }: Pick<Notice, 'isChanged' | 'isByLink'>) {
  const changed = `${client} changed their testimonial`
  if (isChanged) return { subject: changed, lead: `${changed}:` }
  return isByLink
    ? { subject: `${client} left a testimonial`, lead: `${client} left a testimonial through your collection link:` }
    : { subject: `${client} answered`, lead: `${client} answered your request:` }
}

/** Tells an owner whose address is not confirmed that there is an answer, and nothing about it. */
export const unconfirmedNoticeEmail = ({
  productName,
  frame,
  isByLink,
  link,
  confirmLink,
}: Pick<Notice, 'productName' | 'frame' | 'isByLink' | 'link'> & { confirmLink: string }) =>
  ownerEmail({
    productName,
    frame: { ...frame, firstName: '' },
    subject: 'You have a testimonial',
    preheader: 'Sign in to read and review it.',
    paragraphs: [
      isByLink
        ? 'Somebody left a testimonial through your collection link.'
        : 'A client answered your request for a testimonial.',
    ],
    below:
      'Your email isn’t confirmed yet. Once it is, these emails show what your clients wrote, and clients can reply to you.',
    button: { label: 'Review testimonial', link },
    also: { label: 'Confirm your email', link: confirmLink },
    reason: `You get this email, once a day at most, because a ${productName} account uses this address.`,
  })
