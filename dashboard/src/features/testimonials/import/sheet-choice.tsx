import { Button } from '../../../components/button.tsx'
import type { ChosenFile } from './use-chosen-file.ts'

/** The sheets of the chosen file, if it has several. */
export function SheetChoice({ chosen: { sheets, chooseSheet } }: { chosen: ChosenFile }) {
  if (sheets.length === 0) return null
  return (
    <section className="stack gap-8" aria-label="Sheets">
      <p>The file has {sheets.length} sheets. Which one?</p>
      <ul className="flex wrap gap-8" role="list">
        {sheets.map((sheet, index) => (
          <li key={sheet.name}>
            <Button
              ref={index === 0 ? focus : undefined}
              variant="line"
              size="small"
              onClick={() => chooseSheet(sheet)}
            >
              {sheet.name} ({rowsLabel(sheet.rows.length)})
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

const rowsLabel = (count: number) => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`)
