import { html } from 'hono/html'
import { devPage } from '#server/http/dev.page.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** How a mail is looked at; each is a word in the address of the page. */
export type MailView = {
  view: 'mail' | 'text' | 'source'
  width: 'desktop' | 'phone'
  theme: 'yours' | 'light' | 'dark'
  images: 'on' | 'off'
}

const page = (title: string, content: unknown) =>
  devPage({
    title,
    notice: 'Outbox of this installation: no mail leaves this machine while no mail service is configured.',
    stylesheet: '/dev/outbox.css',
    content,
  })

// Whoever reads this sits at the machine that it runs on: its time is theirs.
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

const timeOf = (instant: Date, words: string) => html`<time datetime="${instant.toISOString()}">${words}</time>`

const SNIPPET_MAX = 140

/** The first words of a mail, without its links. */
const snippetOf = ({ text }: OutboxMail) =>
  text
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SNIPPET_MAX)

export function outboxPage(mails: readonly OutboxMail[]) {
  const months = Map.groupBy(mails, ({ receivedAt }) => month.format(receivedAt))
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
${
  mails.length === 0
    ? html`<div class="empty"><p class="lead">No mail yet.</p>
<p>Create a request with “Send testimonial request email automatically” in <a href="/testimonial/list">your list</a>, and it appears here the way your client would get it.</p></div>`
    : [...months].map(([name, those]) => html`<section><h2>${name}</h2><ol>${those.map(outboxRow)}</ol></section>`)
}`,
  )
}

const outboxRow = (mail: OutboxMail) =>
  html`<li><a class="row" href="/dev/outbox/${mail.id}">
<span class="to">${mail.recipient}</span>
<span class="what"><b>${mail.subject}</b> <span class="snippet">${snippetOf(mail)}</span></span>
${timeOf(mail.receivedAt, `${shortDay.format(mail.receivedAt)}, ${time.format(mail.receivedAt)}`)}
</a></li>`

const defaults: MailView = { view: 'mail', width: 'desktop', theme: 'yours', images: 'on' }

function addressOf(id: string, look: MailView): string {
  const query = new URLSearchParams(look)
  for (const [name, word] of Object.entries(defaults)) query.delete(name, word)
  return `/dev/outbox/${id}${query.size > 0 ? `?${query.toString()}` : ''}`
}

export function outboxMailPage(
  mail: OutboxMail,
  {
    look,
    source,
    newerId,
    olderId,
  }: { look: MailView; source: string; newerId: string | null; olderId: string | null },
) {
  const linkTo = (change: Partial<MailView>) => addressOf(mail.id, { ...look, ...change })
  const neighbour = (id: string | null, { words, rel }: { words: string; rel: string }) =>
    id === null ? '' : html`<a rel="${rel}" href="${addressOf(id, look)}">${words}</a>`
  return page(
    mail.subject,
    html`<nav class="path" aria-label="Mails"><a href="/dev/outbox">Outbox</a>
<span class="turn">${neighbour(newerId, { words: 'Newer', rel: 'prev' })} ${neighbour(olderId, { words: 'Older', rel: 'next' })}</span></nav>
<h1>${mail.subject}</h1>
<dl>
<div><dt>From</dt><dd>${mail.fromName} <span>&lt;${mail.fromAddress}&gt;</span></dd></div>
<div><dt>Sent</dt><dd>${timeOf(mail.receivedAt, `${day.format(mail.receivedAt)}, ${time.format(mail.receivedAt)}`)}</dd></div>
<div><dt>To</dt><dd>${mail.recipient}</dd></div>
<div><dt>Reply to</dt><dd>${mail.replyTo ?? html`<span>nobody</span>`}</dd></div>
</dl>
<div class="tools">
${choice('View', [
  { words: 'Mail', href: linkTo({ view: 'mail' }), isChosen: look.view === 'mail' },
  { words: 'Text', href: linkTo({ view: 'text' }), isChosen: look.view === 'text' },
  { words: 'Source', href: linkTo({ view: 'source' }), isChosen: look.view === 'source' },
])}
${look.view === 'mail' ? renderChoices(look, linkTo) : ''}
${look.view === 'source' ? html`<a class="get" href="/dev/outbox/${mail.id}/mail.eml">Download .eml</a>` : ''}
</div>
${contentOf(mail, { look, source })}`,
  )
}

const renderChoices = (look: MailView, linkTo: (change: Partial<MailView>) => string) => html`
${choice('Width', [
  { words: 'Desktop', href: linkTo({ width: 'desktop' }), isChosen: look.width === 'desktop' },
  { words: 'Phone', href: linkTo({ width: 'phone' }), isChosen: look.width === 'phone' },
])}
${choice('Theme', [
  { words: 'Yours', href: linkTo({ theme: 'yours' }), isChosen: look.theme === 'yours' },
  { words: 'Light', href: linkTo({ theme: 'light' }), isChosen: look.theme === 'light' },
  { words: 'Dark', href: linkTo({ theme: 'dark' }), isChosen: look.theme === 'dark' },
])}
${choice('Pictures', [
  { words: 'Shown', href: linkTo({ images: 'on' }), isChosen: look.images === 'on' },
  { words: 'Blocked', href: linkTo({ images: 'off' }), isChosen: look.images === 'off' },
])}`

type Option = { words: string; href: string; isChosen: boolean }

const choice = (name: string, options: readonly Option[]) =>
  html`<nav class="choice ${name.toLowerCase()}" aria-label="${name}"><span aria-hidden="true">${name}</span><ul>${options.map(
    ({ words, href, isChosen }) =>
      isChosen
        ? html`<li><a href="${href}" aria-current="true">${words}</a></li>`
        : html`<li><a href="${href}">${words}</a></li>`,
  )}</ul></nav>`

function contentOf(mail: OutboxMail, { look, source }: { look: MailView; source: string }) {
  if (look.view === 'text') return html`<pre class="text">${mail.text}</pre>`
  if (look.view === 'source') return html`<pre tabindex="0" aria-label="Source">${source}</pre>`
  const query = new URLSearchParams({ theme: look.theme, images: look.images })
  return html`<div class="desk ${look.theme}"><iframe class="${look.width}" title="The mail as rendered" src="/dev/outbox/${mail.id}/html?${query.toString()}"></iframe></div>`
}
