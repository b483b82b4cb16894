import type { WidgetHeights } from '#shared/widgets.ts'
import { openPreview, PREVIEW_PAGE } from '../preview.window.ts'

const WIDTHS = { narrow: 390, medium: 800, wide: 1200 }
const PATIENCE_MS = 8000
const HEIGHT_MAX = 20_000

/** The height of a preview on pages of three widths, measured in a hidden frame; null where nothing is shown. */
export async function measureHeights(previewId: string): Promise<WidgetHeights | null> {
  const frame = hiddenFrame()
  try {
    await within(new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })))
    const preview = openPreview(frame)
    if (!preview) return null
    const isShown = new Promise<boolean>((resolve) => {
      preview.listen({ onReady: ({ count }) => resolve(count > 0), onError: () => resolve(false) })
      preview.show(previewId)
    })
    if (!(await within(isShown))) return null
    const heightAt = async (width: number) => {
      frame.style.inlineSize = `${width}px`
      await laidOut()
      return Math.min(HEIGHT_MAX, Math.ceil(preview.heightOf()))
    }
    const { narrow, medium, wide } = WIDTHS
    return { narrow: await heightAt(narrow), medium: await heightAt(medium), wide: await heightAt(wide) }
  } catch {
    return null
  } finally {
    frame.remove()
  }
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = PREVIEW_PAGE
  frame.title = 'Measuring the widget'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInlineStart: '0',
    inlineSize: `${WIDTHS.wide}px`,
    // Cards that are out of view are not laid out.
    blockSize: `${HEIGHT_MAX}px`,
    border: '0',
    visibility: 'hidden',
    pointerEvents: 'none',
  })
  document.body.append(frame)
  return frame
}

/** A window in the background draws no frames, so there is a time limit. */
const laidOut = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 300)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

const within = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It took too long.')), PATIENCE_MS)),
  ])
