import { realLanguage } from '../client/language.ts'
import { useLanguages } from '../client/language.provider.tsx'
import { useSubmitTexts } from './submit-texts.ts'
import styles from './thanks.module.css'

// About as many capitals fit on the upper half of the ring.
const longestName = 16

/** A stamp with the client's local date and time; pure decoration, it adds nothing to the text. */
export function Postmark({ senderName, at }: { senderName: string; at: Date }) {
  const { thanks } = useSubmitTexts()
  const language = realLanguage(useLanguages().language)
  const locale = language === 'en' ? 'en-GB' : language
  const top = senderName.length <= longestName ? senderName : thanks.postmarkThanks
  const day = at.toLocaleDateString(locale, { day: 'numeric', month: 'short' })
  const time = at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })
  return (
    <svg className={`muted ${styles.postmark}`} viewBox="0 0 264 140" aria-hidden="true">
      <circle cx="70" cy="70" r="66" />
      <circle cx="70" cy="70" r="46" />
      <path id="postmark-top" d="M18 70a52 52 0 0 1 104 0" stroke="none" />
      <path id="postmark-bottom" d="M10.5 70a59.5 59.5 0 0 0 119 0" stroke="none" />
      <text fontSize="11" letterSpacing="2">
        <textPath href="#postmark-top" startOffset="50%" textAnchor="middle">
          {top.toLocaleUpperCase(locale)}
        </textPath>
      </text>
      <text fontSize="11" letterSpacing="2">
        <textPath href="#postmark-bottom" startOffset="50%" textAnchor="middle">
          {thanks.postmarkReceived.toLocaleUpperCase(locale)}
        </textPath>
      </text>
      <text x="70" y="60" fontSize="12" textAnchor="middle">
        {day.toLocaleUpperCase(locale)}
      </text>
      <text x="70" y="78" fontSize="14" textAnchor="middle">
        {time}
      </text>
      <text x="70" y="94" fontSize="12" textAnchor="middle">
        {at.getFullYear()}
      </text>
      {[38, 54, 70, 86, 102].map((y, index) => (
        <path key={y} d={`M${140 + (index % 2) * 6} ${y}${'q10-7 20 0t20 0 20 0 20 0 20 0'}`} />
      ))}
    </svg>
  )
}
