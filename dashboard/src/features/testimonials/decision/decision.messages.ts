import { showableAnswers } from '#shared/showable-answers.ts'
import type { TestimonialDetails } from '#shared/testimonial-details.ts'
import type { Testimonial } from '#shared/testimonials.ts'
import type { WidgetPlace } from '#shared/widget-editor.ts'
import { firstNameOf } from '../testimonial.messages.ts'
import { siteName } from '../../../lib/site-name.ts'

export type Verb = 'approve' | 'reject'

/** A fact about a decision: what it is, and one line more. */
export type Fact = { title: string; text: string }

type Author = Pick<TestimonialDetails, 'customerName' | 'role' | 'company' | 'parts' | 'verification' | 'source'>

/** The name and the line below it as visitors read them; either may be empty. */
export function signatureOf({ customerName, role, company, parts, verification, source }: Author) {
  const work = parts.company ? [role, company].filter(Boolean).join(', ') : ''
  const origin = verification === 'verified' ? 'Verified client' : source === 'owner' ? 'Added by the owner' : ''
  return { name: parts.name ? (customerName ?? '') : '', line: [work, origin].filter(Boolean).join(' · ') }
}

type Shared = Pick<
  TestimonialDetails,
  'customerName' | 'isPrivate' | 'source' | 'imported' | 'parts' | 'role' | 'company' | 'imageUrl' | 'answers'
>

/** Who can see it, and what the client agreed to show. */
export function audienceFact(testimonial: Shared): Fact {
  const { isPrivate, source, imported, customerName } = testimonial
  const first = firstNameOf(customerName)
  if (isPrivate)
    return {
      title: 'Only you can see it',
      text: first ? `${first} chose Private. Only ${first} can change that.` : 'The client chose Private.',
    }
  const title = 'Anyone can see it'
  if (imported) return { title, text: 'The member who imported it confirmed that it can be shown.' }
  if (source === 'owner') return { title, text: 'You added it and confirmed that it can be shown.' }
  if (source === 'link')
    return {
      title,
      text: `${first ?? 'The visitor'} chose Public and ${agreementMessage(testimonial)}. It came through your collection link, so check who wrote it.`,
    }
  return { title, text: `${first ?? 'The client'} chose Public and ${agreementMessage(testimonial)}.` }
}

/** "agreed to show name and company, but no photo". Only what there is to show is mentioned. */
function agreementMessage({ parts, role, company, imageUrl, answers }: Shared): string {
  const things = [
    { word: 'name', isThere: true, isShown: parts.name },
    { word: 'role', isThere: role !== null, isShown: parts.company },
    { word: 'company', isThere: company !== null, isShown: parts.company },
    { word: 'photo', isThere: imageUrl !== null, isShown: parts.photo },
    { word: 'answers', isThere: showableAnswers(answers).length > 0, isShown: parts.answers },
  ].filter(({ isThere }) => isThere)
  const shown = things.filter(({ isShown }) => isShown).map(({ word }) => word)
  const kept = things.filter(({ isShown }) => !isShown).map(({ word }) => word)
  if (shown.length === 0) return `agreed to show the text, but no ${listed(kept, 'or')}`
  const agreed = `agreed to show ${listed(shown, 'and')}`
  return kept.length === 0 ? agreed : `${agreed}, but no ${listed(kept, 'or')}`
}

/** "name, role and photo" */
const listed = (words: readonly string[], joint: 'and' | 'or') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`

/** A place by name: a widget on a site, or a hosted page. */
export type Place = { key: string; text: string; url: string | null }

/** Every place: the widgets that were seen on sites, then the hosted page. */
export function placesIn(widgets: readonly WidgetPlace[]): Place[] {
  const sites = widgets.flatMap(({ id, name, seenOn }): Place[] =>
    seenOn ? [{ key: id, text: `${name} on ${siteName(seenOn.site)}`, url: null }] : [],
  )
  const hosted = widgets.find(({ kind }) => kind === 'wall') ?? widgets[0]
  return hosted ? [...sites, { key: 'hosted', text: 'Your hosted page', url: hosted.wallUrl }] : sites
}

const counted = (count: number) => (count === 1 ? '1 place' : `${count.toLocaleString('en')} places`)

/** Where it appears once approved, or what rejecting changes. */
export function placesFact({
  verb,
  isPrivate,
  widgets,
}: {
  verb: Verb
  isPrivate: boolean
  widgets: readonly WidgetPlace[]
}): Fact {
  const places = placesIn(widgets)
  if (verb === 'reject')
    return places.length === 0 || isPrivate
      ? { title: 'No one else sees it', text: 'It stays in your list. You can approve it later.' }
      : { title: 'Your testimonial widgets leave it out', text: 'It stays in your list. You can approve it later.' }
  if (isPrivate) return { title: 'It appears nowhere', text: 'It stays in your list and counts in your numbers.' }
  if (places.length === 0) return { title: 'It appears nowhere yet', text: 'The filters of your widgets leave it out.' }
  if (!widgets.some(({ seenOn }) => seenOn))
    return { title: 'It appears on your hosted page', text: 'You haven’t put a widget on your website yet.' }
  return { title: `It appears in ${counted(places.length)} within a minute`, text: '' }
}

/** How many of several become public, and how many don't. */
export function severalFacts(
  rows: readonly Pick<Testimonial, 'isPrivate'>[],
  widgets: readonly WidgetPlace[] | undefined,
): { shown: Fact | null; kept: Fact | null } {
  const kept = rows.filter(({ isPrivate }) => isPrivate).length
  const shown = rows.length - kept
  const places = widgets && placesIn(widgets).length
  return {
    shown:
      shown === 0
        ? null
        : {
            title: `${shown.toLocaleString('en')} can be seen by anyone`,
            text:
              places === undefined
                ? ''
                : places === 0
                  ? 'Your widgets leave them out.'
                  : `In ${counted(places)} within a minute.`,
          },
    kept:
      kept === 0
        ? null
        : {
            title: `${kept.toLocaleString('en')} ${kept === 1 ? 'stays' : 'stay'} private`,
            text: kept === 1 ? 'The client chose Private.' : 'The clients chose Private.',
          },
  }
}
