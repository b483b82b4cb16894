import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { isLanguage, LANGUAGE_NAMES, type Language, LANGUAGES } from '#shared/languages.ts'
import { type CurrentUser, fullName } from '#shared/users.ts'
import { Button } from '../../components/button.tsx'
import { SelectField } from '../../components/select-field.tsx'
import { addressParts } from './address.ts'
import { cardSentences } from './card-sentences.ts'
import styles from './print-cards.module.css'
import { printedCode } from './qr-files.ts'

/** As many A6 cards as fit on one sheet of A4. */
const CARDS = [1, 2, 3, 4]

type PrintCardsProps = { user: CurrentUser; link: string }

/** Prints a sheet of cards with the QR code of a collection link, to hand out. */
export function PrintCards({ user, link }: PrintCardsProps) {
  const [language, setLanguage] = useState<Language>(user.emailLanguage)
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    const end = () => setIsPrinting(false)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])

  const print = () => {
    flushSync(() => setIsPrinting(true))
    window.print()
  }

  return (
    <section
      className={`row wrap gap-16 rows-8 pad-24 border round-card ${styles.choice}`}
      aria-label="Cards to hand out"
    >
      <SelectField
        label="Language of the cards"
        value={language}
        onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
      >
        {LANGUAGES.map((each) => (
          <option key={each} value={each} lang={each}>
            {LANGUAGE_NAMES[each]}
          </option>
        ))}
      </SelectField>
      <Button variant="line" onClick={print}>
        <Printer />
        Print cards
      </Button>
      <p className="text-13 muted">Four postcards (A6) on a sheet of A4 or Letter. Cut along the lines.</p>
      {isPrinting &&
        createPortal(
          <div className={styles.sheet} lang={language}>
            {CARDS.map((card) => (
              <Card key={card} user={user} link={link} sentence={cardSentences[language]} />
            ))}
          </div>,
          document.body,
        )}
    </section>
  )
}

function Card({ user, link, sentence }: PrintCardsProps & { sentence: string }) {
  const { size, path } = printedCode(link)
  const [before, slug] = addressParts(link)
  const name = user.organisationName ?? fullName(user)
  return (
    <article className={styles.card}>
      {user.organisationImageUrl ? (
        <img className={styles.logo} src={user.organisationImageUrl} alt={name} />
      ) : (
        <p className={styles.name} dir="auto">
          {name}
        </p>
      )}
      <p className={styles.sentence}>{sentence}</p>
      <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <p className={styles.address}>
        {before}
        <wbr />
        <b>{slug}</b>
      </p>
    </article>
  )
}
