export const LINK_TEXT = 'Have we worked together? Leave a testimonial'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character)

/** Lines for the end of an email, with and without formatting. */
export function signatureOf({
  name,
  organisation,
  link,
}: {
  name: string
  organisation: string | null
  link: string
}): { html: string; text: string } {
  const lines = [`<b>${escapeHtml(name)}</b>`, ...(organisation === null ? [] : [escapeHtml(organisation)])]
  return {
    html: `<p>${lines.join('<br>')}</p><p><a href="${escapeHtml(link)}">${LINK_TEXT}</a></p>`,
    text: [name, ...(organisation === null ? [] : [organisation]), '', `${LINK_TEXT}: ${link}`].join('\n'),
  }
}
