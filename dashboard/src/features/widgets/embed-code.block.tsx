import { Copy } from 'lucide-react'
import { updateChecklist } from '#shared/onboarding.ts'
import { Button } from '../../components/button.tsx'
import { useToast } from '../../components/toast.tsx'
import { copyText } from '../../lib/clipboard.ts'
import { useReportError } from '../../lib/report-error.ts'
import { useApi } from '../../lib/use-api.ts'
import { piecesOf } from './embed-code.ts'
import styles from './embed-code.module.css'

type EmbedCodeBlockProps = { code: string; widgetName: string }

export function EmbedCodeBlock({ code, widgetName }: EmbedCodeBlockProps) {
  const toast = useToast()
  const noteCopy = useNotedCopy()

  async function copy() {
    try {
      await copyText(code)
      toast.success('Code copied to clipboard.')
    } catch {
      return toast.danger('Failed to copy to clipboard.')
    }
    void noteCopy()
  }

  return (
    <div className={styles.block}>
      <pre>
        {code.split('\n').map((line) => (
          <code key={line}>
            {piecesOf(line).map(({ text, isTagName }, index) => (isTagName ? <b key={index}>{text}</b> : text))}
          </code>
        ))}
      </pre>
      <Button variant="line" size="small" aria-label={`Copy the code of ${widgetName}`} onClick={copy}>
        <Copy />
        Copy
      </Button>
    </div>
  )
}

/** A step of the first steps: where it cannot be noted, the step stays open and nothing else is lost. */
function useNotedCopy() {
  const call = useApi()
  const reportError = useReportError()
  return () => call(updateChecklist, { body: { hasCopiedEmbedCode: true } }).catch(reportError)
}
