import { useClientTexts } from '../client/language.provider.tsx'
import { Letter } from '../client/letter.tsx'
import screen from '../client/screen.module.css'

/** A link that never led anywhere, or does no more: the same for each of them. */
export function NowherePage() {
  const { nowhere } = useClientTexts()
  return (
    <Letter title={nowhere.title}>
      <div className={screen.screen}>
        <h1>{nowhere.title}</h1>
        <p className={screen.note}>{nowhere.note}</p>
      </div>
    </Letter>
  )
}
