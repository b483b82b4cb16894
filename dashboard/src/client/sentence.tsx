import { Fragment, type ReactNode } from 'react'

/** Private-use characters mark the places of the values while the sentence is built. */
const FIRST_MARK = 0xe000
const mark = /([\ue000-\ue0ff])/
const markOf = (index: number) => String.fromCharCode(FIRST_MARK + index)

function fill(sentence: string, show: (index: number) => ReactNode): ReactNode {
  return sentence.split(mark).map((part, index) => {
    const value = mark.test(part) ? show(part.charCodeAt(0) - FIRST_MARK) : part
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence never change places
    return <Fragment key={index}>{value}</Fragment>
  })
}

type SentenceProps = { text: (name: string, other: string) => string; name: ReactNode; other?: ReactNode }

/** A sentence of the catalogue with one or two names in it, isolated from the direction of the text around them. */
export const Sentence = ({ text, name, other }: SentenceProps) =>
  fill(text(markOf(0), markOf(1)), (index) => <bdi>{index === 0 ? name : other}</bdi>)

/** A sentence of the catalogue with a link in it. */
export const Linked = ({ text, label, href }: { text: (label: string) => string; label: string; href: string }) =>
  fill(text(markOf(0)), () => <a href={href}>{label}</a>)
