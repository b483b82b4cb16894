import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { SHARE_FORMATS, type ShareFormat } from '#shared/share-image.ts'
import { Button, WAIT } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { copyImage } from '../../../lib/clipboard.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { pngFile } from './share-image.file.ts'
import { fileName } from './share-image.messages.ts'
import styles from './share-image.module.css'

type DownloadsProps = { svg: () => string; author: string; format: ShareFormat }

/** How the image leaves the page. */
export function Downloads({ svg, author, format }: DownloadsProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const makePng = (scale: 1 | 2) => pngFile(svg(), { ...SHARE_FORMATS[format], scale })
  const during = async (work: Promise<void>, refusal: { message: string; hint: string }) => {
    setIsBusy(true)
    try {
      await work
    } catch {
      toast.danger(refusal.message, { hint: refusal.hint })
    } finally {
      setIsBusy(false)
    }
  }
  const savePng = async (scale: 1 | 2) => {
    const content = await makePng(scale)
    saveFile({ name: fileName({ author, format, extension: 'png' }), content, type: 'image/png' })
  }
  const copyPng = async () => {
    await copyImage(makePng(2))
    toast.success('Image copied.')
  }
  const saveSvg = () =>
    saveFile({ name: fileName({ author, format, extension: 'svg' }), content: svg(), type: 'image/svg+xml' })
  const disabledReason = isBusy ? WAIT : undefined
  return (
    <div className={`row wrap gap-8 ${styles.downloads}`}>
      <Button variant="quiet" disabledReason={disabledReason} onClick={() => void during(copyPng(), COPY_REFUSAL)}>
        <Copy />
        Copy image
      </Button>
      <Button variant="line" onClick={saveSvg}>
        Download SVG
      </Button>
      <Button variant="line" disabledReason={disabledReason} onClick={() => void during(savePng(1), PNG_REFUSAL)}>
        PNG at 1×
      </Button>
      <Button isBusy={isBusy} onClick={() => void during(savePng(2), PNG_REFUSAL)}>
        <Download />
        Download PNG
      </Button>
    </div>
  )
}

const PNG_REFUSAL = { message: 'Your browser couldn’t make the image.', hint: 'Download the SVG instead.' }
const COPY_REFUSAL = { message: 'Your browser didn’t copy the image.', hint: 'Download the PNG instead.' }
