import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import { DEFAULT_LANGUAGE, type Language } from '#shared/languages.ts'
import type { Accent } from '#shared/submissions.ts'

export type Part = HtmlEscapedString | Promise<HtmlEscapedString> | string

/** An image by its absolute URL, in the size in which it is shown. */
export type Logo = { url: string; width: number; height: number }

export const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const SERIF = "Georgia,'Times New Roman',serif"

// Email apps may drop style sheets, so the light colours are inline; the sheet only adds dark mode and narrow screens.
const sheetOf = (accent: Accent | null) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 520px) {
    .pad { padding-left: 24px !important; padding-right: 24px !important; }
    .outer { padding: 12px !important; }
    .wide { width: 100% !important; }
    .apart { display: none !important; }
    .alone { display: block !important; }
    .button a { display: block !important; padding-left: 12px !important; padding-right: 12px !important; text-align: center !important; }
  }
  @media (prefers-color-scheme: dark) {
    body, .ground { background: #12100e !important; color: #efece8 !important; }
    .sheet { background: #1c1916 !important; border-color: #312d29 !important; }
    .text { color: #efece8 !important; }
    .muted, .muted a { color: #a6a199 !important; }
    .link, .muted .link { color: #ea9ed1 !important; }
    .rule { border-color: #312d29 !important; }
    .star, .star a { color: #f2b036 !important; }
    .button, .button a { background: ${accent?.dark ?? '#efece8'} !important; color: #181512 !important; }
  }`

/** One row of an email, as wide as the sheet. */
const row = (part: Part, style: string, classes = '') =>
  html`<tr><td class="${['pad', classes].filter(Boolean).join(' ')}" style="${style}">${part}</td></tr>`

const paragraph = (text: Part) =>
  html`<p class="text" dir="auto" style="margin:0 0 18px;color:#231e19;font:400 18px/28px ${raw(SERIF)};word-break:break-word">${text}</p>`

/** Outlook 2010 to 2016 knows no `max-width`. Other apps read a comment, so that phones can be narrower. */
const OUTLOOK_OPENING =
  '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->'
const OUTLOOK_CLOSING = '<!--[if mso]></td></tr></table><![endif]-->'

/** Fills the rest of the line in an inbox, which would go on with the text of the email. */
const BLANK = '&#847;&zwnj;&nbsp;'.repeat(80)

/** A wider logo leaves no room for a name next to it on a phone. */
const BESIDE_MAX = 80

function branding({ name, person, logo }: { name: string; person: string | null; logo?: Logo | null }): Part {
  const names = html`<h1 class="text" style="margin:0;color:#231e19;font:600 16px/24px ${raw(SANS)};word-break:break-word">${name}</h1>
${person ? html`<div class="muted" style="color:#68625b;font:400 14px/20px ${raw(SANS)};word-break:break-word">${person}</div>` : ''}`
  if (!logo) return names
  // The name is next to it or below, so the image needs no alternative text.
  const photo = html`<img src="${logo.url}" width="${logo.width}" height="${logo.height}" alt="" style="display:block;border:0;border-radius:6px">`
  if (logo.width > BESIDE_MAX) return html`${photo}<div style="height:14px;line-height:14px">&nbsp;</div>${names}`
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td valign="middle" style="padding:0 14px 0 0">${photo}</td><td valign="middle">${names}</td></tr></table>`
}

/**
 * The layout of all our emails: at most 600 px wide, readable without images and in dark mode. The template escapes
 * every value.
 */
export function emailLayout(content: {
  /** English by default. */
  language?: Language
  title: string
  preheader: string
  sender: { name: string; person: string | null; logo?: Logo | null }
  /** The owner's, for the button. */
  accent?: Accent | null
  paragraphs: readonly Part[]
  /** Shown between the paragraphs and `paragraphsBelow`. */
  middle?: readonly Part[]
  /** Shown above the button. */
  paragraphsBelow?: readonly string[]
  button: { label: string; link: string }
  closing: readonly string[]
  /** Introduces the link written out in full. */
  linkHint?: string
  footer: readonly Part[]
}): string {
  const {
    language = DEFAULT_LANGUAGE,
    title,
    preheader,
    sender,
    accent = null,
    paragraphs,
    middle = [],
    paragraphsBelow = [],
    button,
    closing,
    footer,
  } = content
  const linkHint = content.linkHint ?? 'If the button doesn’t work, open this link:'
  return String(html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<base target="_blank">
<title>${title}</title>
<style>${raw(sheetOf(accent))}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fbfaf7;color:#231e19">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<div style="display:none;max-height:0;overflow:hidden" aria-hidden="true">${raw(BLANK)}</div>
<div role="main" lang="${language}" dir="ltr"><table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td class="outer" align="center" style="padding:40px 12px">
${raw(OUTLOOK_OPENING)}
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #e2dfda;border-radius:10px;text-align:left">
<tr><td class="pad" style="padding:32px 48px 0">${branding(sender)}</td></tr>
${row(html`${paragraphs.map(paragraph)}`, 'padding:28px 48px 0')}
${middle.map((part) => row(part, 'padding:0 48px'))}
${paragraphsBelow.length > 0 ? row(html`${paragraphsBelow.map(paragraph)}`, 'padding:0 48px') : ''}
<tr><td class="pad" style="padding:10px 48px 28px"><table class="wide" role="presentation" cellpadding="0" cellspacing="0"><tr><td class="button" style="background:${accent?.light ?? '#25211b'};border-radius:6px;mso-padding-alt:13px 26px"><a href="${button.link}" style="display:inline-block;padding:13px 26px;border-radius:6px;color:${accent ? '#ffffff' : '#fbfaf7'};font:600 16px/24px ${raw(SANS)};text-decoration:none">${button.label}</a></td></tr></table></td></tr>
<tr><td class="pad text" style="padding:0 48px 36px;color:#231e19;font:400 18px/28px ${raw(SERIF)};word-break:break-word">${closing.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</td></tr>
<tr><td class="pad rule muted" style="padding:20px 48px;border-top:1px solid #e2dfda;color:#68625b;font:400 14px/20px ${raw(SANS)};word-break:break-word">${linkHint}<br><a class="link" href="${button.link}" style="color:#8e3075">${button.link}</a></td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left"><tr><td class="pad muted" style="padding:24px 48px 0;color:#68625b;font:400 13px/20px ${raw(SANS)};word-break:break-word">${footer.map((part, index) => html`<p style="margin:0${raw(index < footer.length - 1 ? ' 0 10px' : '')}">${part}</p>`)}</td></tr></table>
${raw(OUTLOOK_CLOSING)}
</td></tr></table></div>
</body>
</html>
`)
}

/** For emails that no person sends: an out-of-office reply would reach nobody (RFC 3834). Requests come from their owner. */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' }

/** A labelled link in a plain-text email. French has a space before the colon. */
export const linkInText = ({ language, label, link }: { language: Language; label: string; link: string }) =>
  `${label}${language === 'fr' ? '\u00a0' : ''}: ${link}`

/** Links in the small print, tall enough for a thumb: side by side, or stacked on narrow screens. */
export const footerLinks = (links: readonly { label: string; link: string }[]): Part =>
  html`${links.map(({ label, link }, index) => html`${index > 0 ? html`<span class="apart"> &nbsp;·&nbsp; </span>` : ''}<a class="alone" href="${link}" style="display:inline-block;padding:12px 0;color:#68625b">${label}</a>`)}`
