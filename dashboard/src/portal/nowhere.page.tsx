import { useClientTexts } from '../client/language.provider.tsx'
import { EmailContent } from '../client/client-page.tsx'
import screen from '../client/screen.module.css'

/** A link that never worked or no longer works: the page doesn't reveal which. */
export function NowherePage() {
  const { nowhere } = useClientTexts()
  return (
    <EmailContent title={nowhere.title}>
      <div className={screen.screen}>
        <h1>{nowhere.title}</h1>
        <p className={screen.note}>{nowhere.note}</p>
      </div>
    </EmailContent>
  )
}
