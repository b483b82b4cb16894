import type { EmailSettings, SendingDomain } from '#shared/emails.ts'
import { removeSendingDomain } from '#shared/emails.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { useModal } from '../../../components/modal.tsx'
import { useToast } from '../../../components/toast.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useApi } from '../../../lib/use-api.ts'
import { SettingsSection } from '../settings.section.tsx'
import { AddDomainForm } from './add-domain.form.tsx'
import { DomainRecords } from './domain.records.tsx'
import { domainStyles, domainSentences, unusedStyle } from './domain.messages.ts'
import { PlanLine } from './plan.line.tsx'
import { useDomainCheck } from './use-domain-check.ts'
import styles from './domain.module.css'

type DomainSectionProps = { settings: EmailSettings; onChanged: (domain: SendingDomain | null) => void }

export function DomainSection({ settings, onChanged }: DomainSectionProps) {
  const { domain, rights, areDomainsPossible } = settings
  return (
    <SettingsSection title="Own domain" hint="Emails that come from your address, not ours.">
      {!rights.hasOwnSender && <PlanLine plan="Studio" what="emails from your own domain" isKept={domain !== null} />}
      {domain ? (
        <Domain domain={domain} isIncluded={rights.hasOwnSender} onChanged={onChanged} />
      ) : !rights.hasOwnSender ? null : areDomainsPossible ? (
        <AddDomainForm onAdded={onChanged} />
      ) : (
        <p className={styles.impossible}>
          This installation can’t send from your domain, because its email service doesn’t support it.
        </p>
      )}
    </SettingsSection>
  )
}

type DomainProps = { domain: SendingDomain; isIncluded: boolean; onChanged: (domain: SendingDomain | null) => void }

function Domain({ domain, isIncluded, onChanged }: DomainProps) {
  const call = useApi()
  const modal = useModal()
  const toast = useToast()
  const { check, isChecking, news } = useDomainCheck({ domain, isIncluded, onChecked: onChanged })
  const { word, icon: Icon, tone } = isIncluded ? domainStyles[domain.status] : unusedStyle

  const openRemoval = () =>
    modal.open(
      <ConfirmDialog
        title="Remove the domain?"
        confirmLabel="Remove"
        variant="danger"
        onConfirm={async () => {
          await call(removeSendingDomain, {})
          onChanged(null)
          toast.success('Domain removed.')
        }}
        onClose={modal.close}
      >
        <p>Emails will be sent from our address again. You can then remove the records at your provider.</p>
      </ConfirmDialog>,
    )

  return (
    <div className={styles.domain}>
      <div className="row wrap justify-between gap-16 rows-8">
        <p className="shrink text-16 strong anywhere">
          <bdi>
            {domain.localPart}@{domain.name}
          </bdi>
        </p>
        <p className={classNames(styles.badge, styles[tone])}>
          <Icon />
          {word}
        </p>
      </div>
      {isIncluded && <p className={styles.sentence}>{domainSentences[domain.status]}</p>}
      <DomainRecords domain={domain} />
      <div className="row wrap gap-8">
        {isIncluded && (
          <Button variant="line" size="small" isBusy={isChecking} onClick={() => void check()}>
            Check now
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={openRemoval}>
          Remove domain…
        </Button>
        <p role="status" className={styles.news}>
          {news}
        </p>
      </div>
    </div>
  )
}
