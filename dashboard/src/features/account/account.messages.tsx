import styles from './account.module.css'

type AnswerFields = { text: string; author: string; note: string }

const wording = {
  signIn: {
    text: 'They say that you cannot live by bread alone, but I can live on compliments.',
    author: 'Mark Twain',
    note: 'Mark Twain’s Speeches, 1910',
  },
  signUp: {
    text: 'I asked for a website and came away with a reason to raise my prices.',
    author: 'Ruth Achterberg, ceramicist',
    note: 'An invented client. Yours will put it better.',
  },
  recovery: {
    text: 'Back on Monday, as she said. It is a small thing, and it is why we stayed.',
    author: 'Declan O’Rourke, joiner',
    note: 'An invented client. Yours will put it better.',
  },
} satisfies Record<string, AnswerFields>

export type MessagesOf = keyof typeof wording

/** A quotation or testimonial beside the form. */
export function AccountMessages({ of }: { of: MessagesOf }) {
  const { text, author, note } = wording[of]
  return (
    <aside className={`border-above sunken stack ${styles.quote}`}>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption className="above-24">
          <cite className="medium block">{author}</cite>
          <span>{note}</span>
        </figcaption>
      </figure>
    </aside>
  )
}
