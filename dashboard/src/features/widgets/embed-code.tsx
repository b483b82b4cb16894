import { Copy } from 'lucide-react'
import { updateChecklist } from '#shared/onboarding.ts'
import { Button } from '../../components/button.tsx'
import { useCopyText } from '../../components/copy-text.ts'
import { useReportError } from '../../reporting/report-error.ts'
import { useApi } from '../../lib/use-api.ts'
import styles from './embed-code.module.css'

type CodeBlockProps = {
  code: string
  /** Accessible name of the button, which says what is copied. */
  copyLabel: string
  /** Whether the copied code is the whole widget, and not only a part of it. */
  isWhole?: boolean
}

export function CodeBlock({ code, copyLabel, isWhole = true }: CodeBlockProps) {
  const copy = useCopy()
  const lines = code.split('\n')
  return (
    <div className={`card relative icons-14 ${styles.block}`}>
      <pre className="stack gap-4 muted anywhere">
        {lines.map((line, number) => (
          <code key={number}>
            {piecesOf(line).map(({ text, isTagName }, index) =>
              isTagName ? (
                <b className="regular ink" key={index}>
                  {text}
                </b>
              ) : (
                text
              ),
            )}
          </code>
        ))}
      </pre>
      <Button variant="line" size="small" aria-label={copyLabel} onClick={() => void copy(code, { isWhole })}>
        <Copy />
        Copy
      </Button>
    </div>
  )
}

/** Copies code, confirms it, and marks the first step as done. */
export function useCopy() {
  const copyText = useCopyText()
  const call = useApi()
  const reportError = useReportError()

  return async function copy(code: string, { isWhole = true }: { isWhole?: boolean } = {}) {
    const isCopied = await copyText(code, {
      done: 'Code copied to clipboard.',
      instead: 'You find it in the editor, under “Put it on your site”: select it and copy it yourself.',
    })
    if (!isCopied) return
    // If marking fails, the step stays open and nothing else is lost.
    if (isWhole) await call(updateChecklist, { body: { hasCopiedEmbedCode: true } }).catch(reportError)
  }
}

/** A piece of HTML for display: the name of a tag, or anything else. */
type Piece = { text: string; isTagName: boolean }

export function piecesOf(html: string): Piece[] {
  return html
    .split(/(?<=<\/?)([a-z][\w-]*)/i)
    .map((text, index) => ({ text, isTagName: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

const STYLE = /<style>([^<]*)<\/style>\n?/

/** The code without its CSS rules, for a site that allows no styles inside a page, and those rules, one per line. */
export function withoutRules(embedCode: string): { code: string; rules: string } {
  const [, rules = ''] = STYLE.exec(embedCode) ?? []
  return { code: embedCode.replace(STYLE, ''), rules: rules.replace(/\}(?=[@\w])/g, '}\n') }
}

/** The origin that serves the script of the code. */
export const originOf = (embedCode: string): string => /src="([^"]+)\/widget\.js"/.exec(embedCode)?.[1] ?? ''

/** Links to the place in the editor that shows the code of a widget, or publishes it first. */
export const CODE_HASH = '#code'
