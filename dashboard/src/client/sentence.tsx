import { Fragment, type ReactNode } from 'react'

/** Characters that no text holds stand for the values while the sentence is put together. */
const FIRST_MARK = 0xe000
const mark = /([\ue000-\ue0ff])/
const markOf = (index: number) => String.fromCharCode(FIRST_MARK + index)

function fill(sentence: string, show: (index: number) => ReactNode): ReactNode {
  return sentence.split(mark).map((part, index) => {
    const value = mark.test(part) ? show(part.charCodeAt(0) - FIRST_MARK) : part
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence never change places
    return <Fragment key={index}>{value}</Fragment>
  })
}

/** A sentence of the catalogue with a name in it, apart from the direction of the text around it. */
export const Sentence = ({ text, name }: { text: (name: string) => string; name: string }) =>
  fill(text(markOf(0)), () => <bdi>{name}</bdi>)

/** A sentence of the catalogue with a link in it. */
export const Linked = ({ text, label, href }: { text: (label: string) => string; label: string; href: string }) =>
  fill(text(markOf(0)), () => <a href={href}>{label}</a>)
