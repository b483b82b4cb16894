import { html } from 'hono/html'
import { devPage, devStyles } from '#server/http/dev.page.ts'
import type { OutboxMail } from './outbox.repository.ts'

const page = (title: string, content: unknown) =>
  devPage({
    title,
    notice: 'Outbox of this installation: no mail leaves this machine while no mail service is configured.',
    stylesheet: '/dev/outbox.css',
    content,
  })

const when = (instant: Date) => instant.toISOString().replace('T', ' ').slice(0, 19)

export function outboxPage(mails: readonly OutboxMail[]) {
  return page(
    'Outbox',
    html`<h1>Outbox</h1>
${
  mails.length === 0
    ? html`<p>No mail yet. Create a request with “Send testimonial request email automatically”, and it appears here.</p>`
    : html`<ol>${mails.map(
        (mail) =>
          html`<li><a href="/dev/outbox/${mail.id}"><b>${mail.subject}</b> <span>to ${mail.recipient}</span> <time datetime="${mail.receivedAt.toISOString()}">${when(mail.receivedAt)}</time></a></li>`,
      )}</ol>`
}`,
  )
}

export function outboxMailPage(mail: OutboxMail) {
  const source = [
    `From: ${mail.fromName} <${mail.fromAddress}>`,
    `To: ${mail.recipient}`,
    `Subject: ${mail.subject}`,
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`),
  ].join('\n')
  return page(
    mail.subject,
    html`<p><a href="/dev/outbox">Outbox</a></p>
<h1>${mail.subject}</h1>
<pre>${source}</pre>
<iframe title="The mail as rendered" src="/dev/outbox/${mail.id}/html"></iframe>
<details open><summary>As text</summary><pre>${mail.text}</pre></details>
<details><summary>As source</summary><pre>${mail.html}</pre></details>`,
  )
}

export const outboxStyles = `${devStyles}
ol { list-style: none; margin: 0; padding: 0; border-block-start: 1px solid light-dark(#e2dfda, #312d29); }
li a { display: flex; flex-wrap: wrap; gap: 2px 12px; padding-block: 12px; border-block-end: 1px solid light-dark(#e2dfda, #312d29); color: inherit; text-decoration: none; }
li a:hover b { text-decoration: underline; }
li span, time { color: light-dark(#68625b, #a6a199); }
time { margin-inline-start: auto; }
iframe { inline-size: 100%; block-size: 680px; border: 1px solid light-dark(#e2dfda, #312d29); border-radius: 10px; background: light-dark(#fbfaf7, #12100e); }
pre { white-space: pre-wrap; font: 400 13px/20px ui-monospace, monospace; background: light-dark(#f4f2ee, #0d0b09); padding: 12px 16px; border-radius: 6px; }
details { margin-block: 16px; }
summary { cursor: pointer; font-weight: 500; }
`
