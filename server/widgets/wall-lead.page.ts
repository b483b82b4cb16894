import { html } from 'hono/html'
import { splitAtHighlight } from '#shared/excerpt.ts'
import type { Language } from '#shared/languages.ts'
import { messageIn } from '#shared/widget-messages/message-in.ts'
import { MESSAGES } from '#shared/widget-messages/messages.ts'
import type { FeedItem, WidgetFeed } from '#shared/widgets.ts'
import type { PlacedWall } from './placed-wall.ts'
import { stars } from './wall-stars.page.ts'
import { wallMessages } from './wall.messages.ts'

/** As on the widget's cards. */
const dayIn = (language: Language, date: string): string =>
  new Date(date).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

const CHECK = html`<svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true"><path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M5.2 8.2l2 2 3.6-4"/></svg>`

/** A text up to this length is set in the largest letters. */
const SHORT_LENGTH = 240
/** A longer one is folded: about eight lines. */
const FOLDED_LENGTH = 480

type Place = Pick<PlacedWall, 'home' | 'language'>

/** One testimonial in large letters: its photo beside it if there is one to show, and everything that its card would have. */
export function wallLead(item: FeedItem, { owner, ...place }: Pick<WidgetFeed['summary'], 'owner'> & Place) {
  const { text, excerpt, answers, photo, reply } = item
  const { home, language } = place
  const length = text.length + answers.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0)
  return html`<article class="${photo ? 'lead pictured' : 'lead'}">
${photo && html`<img class="photo" src="${home}${new URL(photo.url).pathname}" alt="" width="${photo.width}" height="${photo.height}">`}
<div>
${excerpt !== null && said(item, { words: excerpt })}${said(item, { words: text, answers, original: item.original })}
${(excerpt !== null || length > FOLDED_LENGTH) && html`<details><summary><span>${item.original === null ? wallMessages[language].readAll : messageIn(language, 'Show original')}</span><span>${messageIn(language, 'Read less')}</span></summary></details>`}
${by(item, place)}
${reply !== null && html`<p class="reply"><b>${messageIn(language, 'Reply from {0}').replace('{0}', () => owner)}</b><bdi${item.language && html` lang="${item.language}"`}>${reply}</bdi></p>`}
</div>
</article>
`
}

const PARAGRAPHS = /\n\s*\n/

type Said = { words: string; answers?: FeedItem['answers']; original?: string | null }

/** An excerpt is before the whole, which takes its place once it is unfolded. What was translated is below its translation. */
function said({ language, highlight, originalLanguage }: FeedItem, { words, answers = [], original = null }: Said) {
  const [before, marked, after] = splitAtHighlight(words, highlight)
  const paragraphs = [before, marked && MARK + marked + MARK, after].join('').split(PARAGRAPHS)
  return html`<div class="${words.length > SHORT_LENGTH ? 'said' : 'said short'}"${language && html` lang="${language}"`}>
<blockquote dir="auto">${paragraphs.map((paragraph) => html`<p>${withMark(paragraph)}</p>`)}</blockquote>
${original !== null && html`<blockquote class="original" dir="auto"${originalLanguage && html` lang="${originalLanguage}"`}>${original.split(PARAGRAPHS).map((paragraph) => html`<p>${paragraph}</p>`)}</blockquote>`}
${answers.length > 0 && html`<dl>${answers.map(({ question, answer }) => html`<dt dir="auto">${question}</dt><dd dir="auto">${answer}</dd>`)}</dl>`}
</div>
`
}

/** Around the highlight. No text has a control character. */
const MARK = '\0'

const withMark = (paragraph: string) =>
  paragraph.split(MARK).map((part, index) => (index % 2 === 1 ? html`<mark>${part}</mark>` : part))

function by(item: FeedItem, { home, language }: Place) {
  const { id, author, role, company, rating, date, imageUrl, photo, isVerified, origin, originalUrl } = item
  const collected = origin && originIn(language, origin)
  const about = [role, company].filter(Boolean).join(', ')
  const hasAvatar = imageUrl !== null && photo === null
  return html`<footer>
${hasAvatar && html`<img src="${home}${new URL(imageUrl).pathname}" alt="" width="48" height="48">`}
<div>${author && html`<bdi class="author">${author}</bdi>`}${about && html`<bdi>${about}</bdi>`}
<p>${rating && stars(rating, language)}<time datetime="${date}">${dayIn(language, date)}</time>${isVerified && html`<a href="${home}/proof/${id}" rel="nofollow">${CHECK}${messageIn(language, 'Verified client')}</a>`}${collected && (originalUrl === null ? html`<span>${collected}</span>` : html`<a href="${originalUrl}" target="_blank" rel="nofollow noopener">${collected}</a>`)}</p></div>
</footer>`
}

/** The feed has those of our sentences in English that the widget translates, and others in the language. */
function originIn(language: Language, origin: string): string {
  const message = MESSAGES.find((each) => each === origin)
  return message ? messageIn(language, message) : origin
}
