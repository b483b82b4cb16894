import { WALL_DOMAIN_RELEASED_AFTER_DAYS } from '#shared/wall-domains.ts'
import type { NoticeFrame } from '#server/emails/templates/notices.service.ts'
import { ownerEmail } from '#server/emails/templates/owner.email.ts'

type WallDomainNotice = {
  productName: string
  frame: NoticeFrame
  /** Of the domain. */
  name: string
  /** Leads to its records. */
  link: string
}

const shared = ({ productName, frame, link }: WallDomainNotice) => ({
  productName,
  frame,
  button: { label: 'See records', link },
  reason: 'You get this email because your hosted page has its own domain.',
  isChosen: false,
})

/** Tells an owner that the records of a domain are gone. `until`: the day on which it is released, like `4 December`. */
export function wallDomainMissingEmail(notice: WallDomainNotice & { until: string }) {
  const { name, until } = notice
  return ownerEmail({
    ...shared(notice),
    subject: `The DNS records of ${name} are gone`,
    preheader: `Add them again by ${until}, or the domain is released.`,
    paragraphs: [
      `We can’t find the DNS records of ${name} any more, so visitors may not reach your hosted page there.`,
      `If we don’t find them by ${until}, we release the domain: it stops leading to your page, and another account can use it.`,
    ],
    below: 'Add the records again where your domain is managed. We find them by ourselves.',
  })
}

/** Tells an owner that a domain was released because its records were gone for so long. */
export function wallDomainReleasedEmail(notice: WallDomainNotice) {
  const { name, productName } = notice
  return ownerEmail({
    ...shared(notice),
    subject: `${name} no longer leads to your testimonials`,
    preheader: `Its DNS records were gone for ${WALL_DOMAIN_RELEASED_AFTER_DAYS} days.`,
    paragraphs: [
      `We didn’t find the DNS records of ${name} for ${WALL_DOMAIN_RELEASED_AFTER_DAYS} days, so we released the domain. Another account can use it now.`,
      `Your hosted page is still at its address at ${productName}.`,
    ],
    below: 'To use the domain again, add its records where it is managed. Then check them on the page of your widget.',
  })
}
