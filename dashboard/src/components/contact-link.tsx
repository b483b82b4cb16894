import { readInstallation } from '../installation/installation.ts'

/** Writes an email to whoever runs this installation. */
export function ContactLink({ label = '' }: { label?: string }) {
  const { contactEmail } = readInstallation()
  return (
    <a href={`mailto:${contactEmail}`}>
      {label && `${label} `}
      {contactEmail}
    </a>
  )
}
