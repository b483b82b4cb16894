import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportClient } from '#shared/client-export.ts'
import { Button } from '../../../components/button.tsx'
import { useChange } from '../../../components/changes.ts'
import { useToast } from '../../../components/toast.tsx'
import { messageOf } from '../../../lib/error-message.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useApi } from '../../../lib/use-api.ts'

const EXPORT = 'export data of a client'
const EXPORT_TIMEOUT_MS = 120_000

/** For a client who asks what is stored about them. */
export function DrawerExport({ id }: { id: string }) {
  const { isAllowed } = useChange(EXPORT)
  const { isBusy, save } = useClientExport(id)
  if (!isAllowed) return null
  return (
    <section>
      <h3>Data about this client</h3>
      <p className="muted above-4">
        If your client asks what you store about them, save it as a file: everything with this email address, also
        payments and your team’s notes. Read it before you send it.
      </p>
      <Button variant="line" size="small" className="above-12" change={EXPORT} isBusy={isBusy} onClick={save}>
        {!isBusy && <Download />}
        Export what is stored about this client
      </Button>
    </section>
  )
}

function useClientExport(id: string) {
  const call = useApi()
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  async function run() {
    setIsBusy(true)
    try {
      const content = await call(exportClient, { params: { id } }, { timeoutMs: EXPORT_TIMEOUT_MS })
      const name = `client-${content.exportedAt.slice(0, 10)}.json`
      saveFile({ name, content: JSON.stringify(content, null, 2), type: 'application/json' })
      toast.success(`Saved as ${name}.`)
    } catch (error) {
      toast.danger(`The data could not be exported. ${messageOf(error)}`)
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, save: () => void run() }
}
