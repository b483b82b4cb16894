const escapeAttribute = (value: string) => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Address of a widget's testimonials as a page of ours. */
export const wallUrl = ({ publicUrl, widgetId }: { publicUrl: string; widgetId: string }) =>
  `${publicUrl}/wall/${encodeURIComponent(widgetId)}`

/** The two lines to paste into a page: the script, and where the widget stands with what is shown until it is there. */
export function embedCode({ publicUrl, widgetId }: { publicUrl: string; widgetId: string }): string {
  const origin = escapeAttribute(publicUrl)
  const wall = escapeAttribute(wallUrl({ publicUrl, widgetId }))
  return [
    `<script async src="${origin}/widget.js"></script>`,
    `<goodword-widget widget="${escapeAttribute(widgetId)}"><a href="${wall}">Read our reviews</a></goodword-widget>`,
  ].join('\n')
}

/** An average rating to one decimal; null stays null. */
export const roundedAverage = (average: number | null) => (average === null ? null : Math.round(average * 10) / 10)
