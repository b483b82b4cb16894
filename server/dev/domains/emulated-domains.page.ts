import { html } from 'hono/html'
import { devPage, devStyles } from '../dev.page.ts'
import type { EmulatedDomain, EmulatedName } from './emulated-domains.repository.ts'

const page = (title: string, content: unknown) =>
  devPage({
    title,
    notice: 'Emulated domains and their records. No DNS is checked.',
    stylesheet: '/dev/domains.css',
    content,
  })

type Domains = { domains: readonly EmulatedDomain[]; names: readonly EmulatedName[] }

export const domainsPage = ({ domains, names }: Domains) =>
  page(
    'Domains',
    html`<h1>Sending domains</h1>
${
  domains.length === 0
    ? html`<p>No domains yet. Add one under <a href="/settings/emails">Emails in the settings</a> (Studio plan), and it appears here.</p>`
    : html`<p>Do here what you would do at your DNS provider. Emails come from a domain while its records are published.</p>
${domains.map(sendingCard)}
<p><a href="/settings/emails">Back to Emails in the settings</a></p>`
}
<h1>Domains of hosted pages</h1>
${
  names.length === 0
    ? html`<p>No domains yet. Add one below a <a href="/widgets">widget’s options</a> (Studio plan) and press “Check now”, and it appears here.</p>`
    : html`<p>A hosted page is at its domain while these records are published.</p>
${names.map(wallCard)}
<p><a href="/widgets">Back to the widgets</a></p>`
}`,
  )

const sendingCard = ({ id, name, arePublished, records }: EmulatedDomain) =>
  domainCard({
    id,
    name,
    arePublished,
    records: records.map((record) => ({ ...record, name: `${record.name}.${name}` })),
    action: `/dev/domains/${id}`,
  })

const wallCard = ({ name, ...card }: EmulatedName) =>
  domainCard({ ...card, id: name, name, action: `/dev/domains/names/${name}` })

type Card = Pick<EmulatedDomain, 'id' | 'name' | 'arePublished' | 'records'> & {
  /** Where its button leads. */
  action: string
}

const domainCard = ({ id, name, arePublished, records, action }: Card) =>
  html`<section class="card" aria-labelledby="${id}">
<div class="head">
<h2 id="${id}">${name}</h2>
<p class="${arePublished ? 'state on' : 'state'}">${arePublished ? 'Records are published' : 'No records yet'}</p>
</div>
<table>
<thead><tr><th scope="col">Type</th><th scope="col">Name</th><th scope="col">Value</th></tr></thead>
<tbody>${records.map(
    (record) =>
      html`<tr><td>${record.type}</td><td><code>${record.name}</code></td><td><code>${record.priority ?? ''} ${record.value}</code></td></tr>`,
  )}</tbody>
</table>
<form method="post" action="${action}">
${
  arePublished
    ? html`<button name="records" value="away">Remove these records</button>`
    : html`<button class="primary" name="records" value="published">Publish these records</button>`
}
</form>
</section>`

/** `sentence` says what happened and what to do. */
export const domainProblemPage = (sentence: string) =>
  page(
    'That didn’t work',
    html`<h1>That didn’t work</h1>
<p>${sentence}</p>
<p><a href="/dev/domains">Sending domains</a></p>`,
  )

export const domainsStyles = `${devStyles}
.card { margin-block-start: 24px; padding: 20px 24px 24px; border: 1px solid light-dark(#e2dfda, #312d29); border-radius: 10px; background: light-dark(#ffffff, #1c1916); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; }
h2 { margin: 0; font-size: 18px; line-height: 26px; font-weight: 600; }
.state { margin: 0; color: light-dark(#68625b, #a6a199); font-size: 13px; }
.state::before { content: ''; display: inline-block; inline-size: 8px; block-size: 8px; margin-inline-end: 8px; border-radius: 50%; border: 1.5px solid currentColor; box-sizing: border-box; }
.on { color: light-dark(#1c6b3c, #7fcf9c); }
.on::before { background: currentColor; }
table { inline-size: 100%; margin-block: 16px 20px; border-collapse: collapse; font-size: 13px; line-height: 20px; }
th { color: light-dark(#68625b, #a6a199); font-weight: 500; text-align: start; }
th, td { padding: 8px 16px 8px 0; border-block-end: 1px solid light-dark(#e2dfda, #312d29); vertical-align: top; }
td:first-child { inline-size: 48px; }
td:nth-child(2) { inline-size: 36%; }
code { font: 400 13px/20px ui-monospace, monospace; }
button { min-block-size: 44px; padding: 8px 20px; border: 1px solid light-dark(#918b84, #706b64); border-radius: 6px; background: none; color: inherit; font: inherit; font-weight: 500; cursor: pointer; }
button:hover { background: light-dark(#f4f2ee, #0d0b09); }
.primary { border-color: transparent; background: light-dark(#25211b, #efece8); color: light-dark(#fbfaf7, #181512); }
.primary:hover { background: light-dark(#3a342c, #d8d4ce); }
@media (max-width: 520px) {
  .card { padding-inline: 16px; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: grid; padding-block: 8px; border-block-end: 1px solid light-dark(#e2dfda, #312d29); }
  td, td:first-child, td:nth-child(2) { inline-size: auto; padding: 2px 0; border: 0; }
}
`
