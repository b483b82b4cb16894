/** Adds to the style sheets of the shadow root, in the element's own document, until the widget is redrawn. */
export function addStyles(root: Node, css: string): void {
  if (!(root instanceof ShadowRoot)) return
  if (!Reflect.has(root, 'adoptedStyleSheets')) {
    const style = root.ownerDocument.createElement('style')
    style.textContent = css
    return root.append(style)
  }
  const sheet = new (root.ownerDocument.defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
