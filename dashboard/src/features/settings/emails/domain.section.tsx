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
import { domainLooks, domainSentences, unusedLook } from './domain.words.ts'
import { PlanLine } from './plan.line.tsx'
import { useDomainCheck } from './use-domain-check.ts'
import styles from './domain.module.css'

type DomainSectionProps = { settings: EmailSettings; onChanged: (domain: SendingDomain | null) => void }

export function DomainSection({ settings, onChanged }: DomainSectionProps) {
  const { domain, rights, areDomainsPossible } = settings
  return (
    <SettingsSection title="Own domain" hint="Mails that come from your address, not from ours.">
      {!rights.hasOwnSender && <PlanLine plan="Studio" what="mails from your own domain" isKept={domain !== null} />}
      {domain ? (
        <Domain domain={domain} isIncluded={rights.hasOwnSender} onChanged={onChanged} />
      ) : !rights.hasOwnSender ? null : areDomainsPossible ? (
        <AddDomainForm onAdded={onChanged} />
      ) : (
        <p className={styles.impossible}>
          This installation cannot send from other domains: that takes a mail service which manages them, and it is set
          up with one that does not.
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
  const { word, icon: Icon, tone } = isIncluded ? domainLooks[domain.status] : unusedLook

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
        <p>Mails go out from our address again. The records at your provider can be taken away then.</p>
      </ConfirmDialog>,
    )

  return (
    <div className={styles.domain}>
      <div className={styles.head}>
        <p className={styles.address}>
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
      <div className={styles.actions}>
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
