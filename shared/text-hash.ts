/** FNV-1a of a part of a text, and a last step that spreads neighbours: 32 bits. It keeps nothing secret. */
export function hashOfText(text: string, start = 0, end = text.length): number {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
