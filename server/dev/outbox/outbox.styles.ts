import { devStyles } from '../dev.page.ts'

export const outboxStyles = `${devStyles}
:root {
  --surface: light-dark(#ffffff, #1c1916);
  --sunken: light-dark(#f4f2ee, #0d0b09);
  --border: light-dark(#e2dfda, #312d29);
  --control-border: light-dark(#918b84, #706b64);
  --text: light-dark(#231e19, #efece8);
  --muted: light-dark(#68625b, #a6a199);
  --ink: light-dark(#25211b, #efece8);
  --on-ink: light-dark(#fbfaf7, #181512);
}
main { max-inline-size: 60rem; }
h1 { font-size: 2rem; line-height: 2.375rem; text-wrap: balance; }
a { text-underline-offset: 0.2em; }

h2 { margin: 2rem 0 0.5rem; color: var(--muted); font: 500 0.8125rem/1.125rem system-ui, sans-serif; }
ol, ul { list-style: none; margin: 0; padding: 0; }
ol { border: 1px solid var(--border); border-radius: 10px; background: var(--surface); overflow: hidden; }
li + li > .row { border-block-start: 1px solid var(--border); }
.row { display: grid; grid-template-columns: 13rem minmax(0, 1fr) auto; gap: 0 1.5rem; align-items: baseline; padding: 0.75rem 1.25rem; color: inherit; text-decoration: none; }
.row:hover { background: var(--sunken); }
.row:focus-visible { outline-offset: -3px; border-radius: 10px; }
.to, .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.to, .snippet, time { color: var(--muted); }
.row time { font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
b { font-weight: 600; }
.snippet { margin-inline-start: 0.5rem; }
.empty { padding: 3rem 1.5rem; border: 1px dashed var(--control-border); border-radius: 10px; text-align: center; }
.empty p { max-inline-size: 28rem; margin: 0 auto; }
.empty .lead { margin-block-end: 0.5rem; font: 500 1.25rem/1.75rem Georgia, serif; }

.path { display: flex; justify-content: space-between; margin-block: -0.75rem 0.75rem; }
.path a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
.turn { display: flex; gap: 1.25rem; }
dl { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0.25rem 2rem; margin: 0 0 1.5rem; }
dl div { display: grid; grid-template-columns: 4.5rem minmax(0, 1fr); }
dt, dd span, dd time { color: var(--muted); }
dd { margin: 0; }
.tools { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 0.75rem 1.25rem; margin-block-end: 1rem; padding-block-start: 1rem; border-block-start: 1px solid var(--border); }
.choice { justify-self: start; }
.choice > span { display: block; margin-block-end: 0.25rem; color: var(--muted); font-size: 0.75rem; line-height: 1rem; }
.choice ul { display: flex; border: 1px solid var(--control-border); border-radius: 6px; }
.choice a, .get { display: flex; align-items: center; min-block-size: 2.75rem; box-sizing: border-box; padding-inline: 0.875rem; color: var(--text); font-size: 0.875rem; font-weight: 500; text-decoration: none; }
.choice li:first-child a { border-start-start-radius: 5px; border-end-start-radius: 5px; }
.choice li:last-child a { border-start-end-radius: 5px; border-end-end-radius: 5px; }
.choice li + li a { border-inline-start: 1px solid var(--border); }
.choice a:hover, .get:hover { background: var(--sunken); }
.choice a[aria-current], .choice a[aria-current]:hover { background: var(--ink); color: var(--on-ink); }
.get { margin-inline-start: auto; border: 1px solid var(--control-border); border-radius: 6px; }
.desk { padding: 1.5rem; border: 1px solid var(--border); border-radius: 14px; background: var(--sunken); }
iframe { display: block; box-sizing: border-box; inline-size: 100%; block-size: 60rem; margin: 0 auto; border: 1px solid var(--border); border-radius: 10px; background: light-dark(#fbfaf7, #12100e); }
iframe.phone { inline-size: 24.5rem; max-inline-size: 100%; block-size: 50rem; border: 10px solid light-dark(#25211b, #3b3631); border-radius: 40px; }
.light iframe { color-scheme: light; }
.dark iframe { color-scheme: dark; }
pre { margin: 0; padding: 1.5rem; overflow-x: auto; border: 1px solid var(--border); border-radius: 10px; background: var(--surface); white-space: pre-wrap; font: 400 0.8125rem/1.25rem ui-monospace, monospace; }
@media (max-width: 40rem) {
  main { padding-inline: 1rem; }
  h1 { font-size: 1.5rem; line-height: 1.875rem; }
  .row { grid-template-columns: minmax(0, 1fr) auto; gap: 0.125rem 1rem; padding-inline: 1rem; }
  .what { grid-row: 1; grid-column: 1 / -1; }
  .to { font-size: 0.875rem; }
  .snippet { display: block; margin: 0; overflow: hidden; text-overflow: ellipsis; }
  dl { grid-template-columns: minmax(0, 1fr); }
  .tools { display: grid; grid-template-columns: auto auto; justify-content: start; gap: 0.75rem; }
  .choice a { padding-inline: 0.5rem; font-size: 0.8125rem; }
  .choice.width { display: none; }
  .desk { padding: 0; border: 0; background: none; }
  iframe, iframe.phone { inline-size: 100%; block-size: 68rem; }
  iframe.phone { border-inline-width: 6px; border-radius: 28px; }
  .get { align-self: end; margin-inline-start: 0; }
}
`
