import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../shared/theme/tokens.css', import.meta.url)

const DARK = /\[data-theme='dark'\] (\{[^}]*\})/

/** The product's colours and sizes; which of the two themes the reader's system says, without a script. */
function readTokens(): string {
  const css = readFileSync(TOKENS, 'utf8')
  if (!DARK.test(css)) throw new Error('The tokens have no dark theme.')
  return css.replace(DARK, '@media (prefers-color-scheme: dark) { :root $1 }')
}

const styles = `
* { box-sizing: border-box; }
body, h1, h2, p, ul, dl, dd, pre { margin: 0; padding: 0; }
ul { list-style: none; }
body { background: var(--background); color: var(--text); font: 400 var(--size-13)/18px var(--sans); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
a { color: inherit; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.vh { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; inset-inline-start: 16px; inset-block-start: -60px; padding: 8px 16px; background: var(--surface); z-index: 4; }
.skip:focus { inset-block-start: 8px; }
.muted { color: var(--muted); }
code { font: 400 12px/16px var(--mono); }
.i { inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; flex: none; }
.symbols { position: absolute; }

.btn { display: inline-flex; align-items: center; justify-content: center; min-block-size: 24px; padding: 1px 8px; border: 1px solid var(--control-border); border-radius: var(--radius-control); background: var(--surface); color: var(--text); font: 500 12px/18px var(--sans); text-decoration: none; white-space: nowrap; cursor: pointer; }
.btn:hover { background: var(--sunken); }
.btn.quiet { border-color: transparent; background: none; color: var(--muted); }
.btn.quiet:hover { background: var(--sunken); color: var(--text); }
.btn.ink { border-color: transparent; background: var(--primary); color: var(--on-primary); }
.btn.danger { border-color: transparent; background: var(--danger); color: var(--danger-ground); }
form { display: inline; }

.top { position: sticky; inset-block-start: 0; z-index: 3; background: var(--background); border-block-end: 1px solid var(--border); }
.top > div { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; max-inline-size: 1440px; margin-inline: auto; padding: 8px 24px; }
.top b { font-weight: 600; font-size: 14px; }
.top .muted { white-space: nowrap; }
.top nav { display: flex; gap: 2px; margin-inline-start: auto; overflow-x: auto; scrollbar-width: none; }
.top nav a { flex: none; padding: 5px 9px; border-radius: var(--radius-control); color: var(--muted); text-decoration: none; font-weight: 500; }
.top nav a:hover { background: var(--sunken); color: var(--text); }
main { max-inline-size: 1440px; margin-inline: auto; padding: 16px 24px 64px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; }
section { scroll-margin-block-start: 56px; min-inline-size: 0; }
h2 { font: 600 14px/20px var(--sans); }
.h { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 12px; margin-block-end: 6px; }
.h .end { margin-inline-start: auto; align-self: center; }

.done { display: flex; align-items: center; gap: 10px; inline-size: fit-content; min-block-size: 44px; padding: 10px 16px 10px 14px; border: 1px solid currentColor; border-radius: var(--radius-card); background: var(--success-ground); color: var(--success); font-weight: 500; }
.alarms { display: grid; border: 1px solid var(--border); border-radius: var(--radius-control); background: var(--surface); }
.alarms li { display: grid; grid-template-columns: 16px minmax(0, 1fr) auto; gap: 0 10px; align-items: center; min-block-size: 36px; padding: 4px 8px 4px 12px; border-block-end: 1px solid var(--border); }
.alarms li:last-child { border: 0; }
.alarms b { font-weight: 600; }
.alarms .danger-i { color: var(--danger); }
.alarms .warning-i { color: var(--star-edge); }
.alarms .fine { color: var(--success); }

.gauges { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); border-block-start: 2px solid var(--text); }
.gauges > div { padding: 8px 12px 10px 0; border-block-end: 1px solid var(--border); }
.gauges dt { color: var(--muted); font-size: 12px; line-height: 16px; }
.gauges dd { font: 500 16px/22px var(--sans); }
.gauges small { font: 400 12px/16px var(--sans); color: var(--muted); }
.gauges .hot dd { color: var(--danger); }

.t { overflow-x: auto; position: relative; }
.t + .t, .t + p { margin-block-start: 16px; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { block-size: 28px; padding: 2px 16px 2px 0; border-block-end: 1px solid var(--border); white-space: nowrap; text-align: start; vertical-align: middle; }
th { font: 500 12px/16px var(--sans); color: var(--muted); }
thead th { border-block-end-color: var(--control-border); position: relative; }
.n { text-align: end; }
td.z { color: var(--muted); }
td:last-child, th:last-child { padding-inline-end: 0; }
td.x { text-align: end; }
td.cut { max-inline-size: 380px; overflow: hidden; text-overflow: ellipsis; }
tbody tr:hover td { background: color-mix(in srgb, var(--text) 3%, transparent); }
.hot { color: var(--danger); font-weight: 500; }
.two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 28px 40px; align-items: start; }
.stack { display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; min-inline-size: 0; }

.one { max-inline-size: 450px; margin: 64px auto; padding: 20px 24px 24px; display: grid; gap: 16px; border-radius: var(--radius-dialog); background: var(--surface); box-shadow: var(--shadow); }
.one h1 { font: 600 18px/26px var(--sans); }
.one p { font-size: 14px; line-height: 20px; }
.one .choices { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; }
.one .btn { min-block-size: 36px; padding: 7px 14px; font-size: 14px; line-height: 20px; }

@media (max-width: 960px) {
  .top { position: static; }
  .top nav { margin-inline: -8px; inline-size: 100%; }
  .gauges { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .two { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 720px) {
  main, .top > div { padding-inline: 16px; }
  .btn { min-block-size: 32px; }
  th, td { block-size: 36px; }
  .gauges { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .alarms li { grid-template-columns: 16px minmax(0, 1fr); padding-block: 8px; }
  .alarms .btn { grid-column: 2; margin-block-start: 6px; justify-self: start; }
  .top nav a { padding-block: 10px; }
  .one { margin: 24px 16px; }
  .one .choices > *, .one .choices .btn { flex: 1; inline-size: 100%; }
}
@media (forced-colors: active) { .i { stroke: CanvasText; } }
`

export const readOpsStyles = (): string => readTokens() + styles
