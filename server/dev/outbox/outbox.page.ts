import { html } from 'hono/html'
import { devPage } from '../dev.page.ts'
import type { OutboxEmail } from './outbox.repository.ts'

/** How an email is displayed. Each value is part of the page's URL. */
export type EmailView = {
  view: 'email' | 'text' | 'source'
  width: 'desktop' | 'phone'
  theme: 'yours' | 'light' | 'dark'
  images: 'on' | 'off'
}

const page = (title: string, content: unknown) =>
  devPage({
    title,
    notice: 'Outbox of this installation. Without an email service, emails stay on this machine.',
    stylesheet: '/dev/outbox.css',
    content,
  })

// Readers use the machine that it runs on, so its time zone is theirs.
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const timeOf = (instant: Date, wording: string) => html`<time datetime="${instant.toISOString()}">${wording}</time>`

const SNIPPET_MAX = 140

/** The beginning of an email's text, without its links. */
const snippetOf = ({ text }: OutboxEmail) =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SNIPPET_MAX)

export function outboxPage(messages: readonly OutboxEmail[]) {
  const months = Map.groupBy(messages, ({ receivedAt }) => month.format(receivedAt))
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
${
  messages.length === 0
    ? html`<div class="empty"><p class="lead">No emails yet.</p>
<p>Create a request with “Send testimonial request email automatically” in <a href="/testimonial/list">your list</a>. It appears here as your client would get it.</p></div>`
    : [...months].map(([name, those]) => html`<section><h2>${name}</h2><ol>${those.map(outboxRow)}</ol></section>`)
}`,
  )
}

const outboxRow = (message: OutboxEmail) =>
  html`<li><a class="row" href="/dev/outbox/${message.id}">
<span class="to">${message.recipient}</span>
<span class="what"><b>${message.subject}</b> <span class="snippet">${snippetOf(message)}</span></span>
${timeOf(message.receivedAt, `${shortDay.format(message.receivedAt)}, ${time.format(message.receivedAt)}`)}
</a></li>`

const defaults: EmailView = { view: 'email', width: 'desktop', theme: 'yours', images: 'on' }

function addressOf(id: string, look: EmailView): string {
  const query = new URLSearchParams(look)
  for (const [name, word] of Object.entries(defaults)) query.delete(name, word)
  return `/dev/outbox/${id}${query.size > 0 ? `?${query.toString()}` : ''}`
}

export function outboxEmailPage(
  message: OutboxEmail,
  {
    look,
    source,
    newerId,
    olderId,
  }: { look: EmailView; source: string; newerId: string | null; olderId: string | null },
) {
  const linkTo = (change: Partial<EmailView>) => addressOf(message.id, { ...look, ...change })
  const neighbour = (id: string | null, { text: wording, rel }: { text: string; rel: string }) =>
    id === null ? '' : html`<a rel="${rel}" href="${addressOf(id, look)}">${wording}</a>`
  return page(
    message.subject,
    html`<nav class="path" aria-label="Emails"><a href="/dev/outbox">Outbox</a>
<span class="turn">${neighbour(newerId, { text: 'Newer', rel: 'prev' })} ${neighbour(olderId, { text: 'Older', rel: 'next' })}</span></nav>
<h1>${message.subject}</h1>
<dl>
<div><dt>From</dt><dd>${message.fromName} <span>&lt;${message.fromAddress}&gt;</span></dd></div>
<div><dt>Sent</dt><dd>${timeOf(message.receivedAt, `${day.format(message.receivedAt)}, ${time.format(message.receivedAt)}`)}</dd></div>
<div><dt>To</dt><dd>${message.recipient}</dd></div>
<div><dt>Reply to</dt><dd>${message.replyTo ?? html`<span>nobody</span>`}</dd></div>
</dl>
<div class="tools">
${choice('View', [
  { text: 'Email', href: linkTo({ view: 'email' }), isChosen: look.view === 'email' },
  { text: 'Text', href: linkTo({ view: 'text' }), isChosen: look.view === 'text' },
  { text: 'Source', href: linkTo({ view: 'source' }), isChosen: look.view === 'source' },
])}
${look.view === 'email' ? renderChoices(look, linkTo) : ''}
${look.view === 'source' ? html`<a class="get" href="/dev/outbox/${message.id}/message.eml">Download .eml</a>` : ''}
</div>
${contentOf(message, { look, source })}`,
  )
}

const renderChoices = (look: EmailView, linkTo: (change: Partial<EmailView>) => string) => html`
${choice('Width', [
  { text: 'Desktop', href: linkTo({ width: 'desktop' }), isChosen: look.width === 'desktop' },
  { text: 'Phone', href: linkTo({ width: 'phone' }), isChosen: look.width === 'phone' },
])}
${choice('Theme', [
  { text: 'System', href: linkTo({ theme: 'yours' }), isChosen: look.theme === 'yours' },
  { text: 'Light', href: linkTo({ theme: 'light' }), isChosen: look.theme === 'light' },
  { text: 'Dark', href: linkTo({ theme: 'dark' }), isChosen: look.theme === 'dark' },
])}
${choice('Images', [
  { text: 'Shown', href: linkTo({ images: 'on' }), isChosen: look.images === 'on' },
  { text: 'Blocked', href: linkTo({ images: 'off' }), isChosen: look.images === 'off' },
])}`

type Option = { text: string; href: string; isChosen: boolean }

const choice = (name: string, options: readonly Option[]) =>
  html`<nav class="choice ${name.toLowerCase()}" aria-label="${name}"><span aria-hidden="true">${name}</span><ul>${options.map(
    ({ text: wording, href, isChosen }) =>
      isChosen
        ? html`<li><a href="${href}" aria-current="true">${wording}</a></li>`
        : html`<li><a href="${href}">${wording}</a></li>`,
  )}</ul></nav>`

function contentOf(message: OutboxEmail, { look, source }: { look: EmailView; source: string }) {
  if (look.view === 'text') return html`<pre class="text">${message.text}</pre>`
  if (look.view === 'source') return html`<pre tabindex="0" aria-label="Source">${source}</pre>`
  const query = new URLSearchParams({ theme: look.theme, images: look.images })
  return html`<div class="desk ${look.theme}"><iframe class="${look.width}" title="Rendered email" src="/dev/outbox/${message.id}/html?${query.toString()}"></iframe></div>`
}
