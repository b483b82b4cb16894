import type { Table } from './read-table.ts'

/** Which column holds what, counted from 0; null for none. */
export type Columns = { email: number | null; name: number | null; lastName: number | null }

const fold = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const emailTitles = /mail|^correo|^courriel|^posta|почт|メール|邮箱|邮件|이메일/u
const lastNameTitles =
  /^(lastname|surname|familyname|nachname|familienname|apellidos?|cognome|sobrenome|apelido|achternaam|nomdefamille|фамилия|姓)$/u
const firstNameTitles = /^(firstname|givenname|forename|vorname|prenom|voornaam|имя|名)$/u
const nameTitles =
  /^((full|client|customer|contact|display|kunden|volle|volledige)?name|client|customer|contact|kunde|kundin|kontakt|ansprechpartner|nom|nomcomplet|nombre|nombrecompleto|cliente|nome|nomecompleto|naam|klant|имя|姓名|名前|氏名|이름)$/u

const looksLikeAddress = (cell: string) => /^\S+@\S+\.\S+$/.test(cell.trim())

/** The column where most rows have an address, if at least half of them do. */
function addressColumn({ rows }: Table): number | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const counts = Array.from({ length: width }, (_, column) =>
    rows.reduce((count, { cells }) => count + (looksLikeAddress(cells[column] ?? '') ? 1 : 0), 0),
  )
  const most = Math.max(...counts)
  return most * 2 >= rows.length ? counts.indexOf(most) : null
}

/** Guesses the columns by their titles in common languages, else by their content. */
export function guessColumns(table: Table): Columns {
  const titles = table.header.map(fold)
  const find = (pattern: RegExp, taken: (number | null)[] = []) => {
    const index = titles.findIndex((title, column) => pattern.test(title) && !taken.includes(column))
    return index < 0 ? null : index
  }

  const email = addressColumn(table) ?? find(emailTitles)
  const first = find(firstNameTitles, [email])
  const last = find(lastNameTitles, [email, first])
  const whole = find(nameTitles, [email, first, last])
  // In French, "Nom" next to "Prénom" is the family name.
  if (first !== null) return { email, name: first, lastName: last ?? whole }
  if (whole !== null || last !== null || table.header.length > 0) return { email, name: whole, lastName: last }

  const others = (table.rows[0]?.cells ?? []).flatMap((_, column) => (column === email ? [] : [column]))
  return { email, name: others.length === 1 ? (others[0] ?? null) : null, lastName: null }
}
