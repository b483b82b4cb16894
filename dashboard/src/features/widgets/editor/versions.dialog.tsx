import { listWidgetVersions, type WidgetVersion } from '#shared/widget-editor.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog, DialogBody } from '../../../components/dialog.tsx'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { SettingChanges } from '../../../components/setting-changes.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { formatMoment } from '../../../lib/moments.ts'
import { useMinute } from '../../../lib/use-clock.ts'
import { useEndpoint } from '../../../lib/use-endpoint.ts'
import styles from './versions.module.css'

type VersionsDialogProps = {
  widgetId: string
  /** The changes in the editor, which going back replaces, aren't published. */
  isChanged: boolean
  onGoBack: (version: WidgetVersion, publishedOn: string) => void
  onClose: () => void
}

/** What was published before. Going back only fills the editor, so that the owner sees it before any page does. */
export const VersionsDialog = ({ widgetId, isChanged, onGoBack, onClose }: VersionsDialogProps) => (
  <Dialog title="Earlier versions" onClose={onClose}>
    <DialogBody>
      <p className="muted">
        Going back changes only the editor, until you publish.
        {isChanged && ' It replaces your unpublished changes.'}
      </p>
      <Versions widgetId={widgetId} onGoBack={onGoBack} />
    </DialogBody>
  </Dialog>
)

function Versions({ widgetId, onGoBack }: Pick<VersionsDialogProps, 'widgetId' | 'onGoBack'>) {
  const { data, error, isValidating, mutate } = useEndpoint(listWidgetVersions, { params: { id: widgetId } })
  const now = useMinute()
  if (error && !data) return <LoadFailure what="The earlier versions" {...{ error, isValidating, mutate }} />
  if (!data)
    return (
      <div role="group" aria-label="Loading" aria-busy="true">
        <Skeleton length="long" />
      </div>
    )
  if (data.items.length === 0)
    return <p>There are none yet. Each time you publish, the version before is kept here, up to 20 of them.</p>
  return (
    <ul role="list" className="stack">
      {data.items.map((version) => {
        const published = formatMoment(new Date(version.publishedAt), { now })
        return (
          <li key={version.publishedAt} className={`row gap-16 ${styles.version}`}>
            <div className="shrink grow stack gap-4">
              <b className="medium">Published {published}</b>
              {version.changes.length > 0 ? (
                <SettingChanges changes={version.changes} />
              ) : (
                <p className="text-13 muted">The same as what is published now.</p>
              )}
            </div>
            <Button
              change="publish"
              variant="line"
              size="small"
              aria-label={`Go back to the version of ${published}`}
              onClick={() => onGoBack(version, published)}
            >
              Go back
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
