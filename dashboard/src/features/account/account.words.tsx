import styles from './account.module.css'

type Words = { text: string; author: string; note: string }

const words = {
  signIn: {
    text: 'They say that you cannot live by bread alone, but I can live on compliments.',
    author: 'Mark Twain',
    note: 'Mark Twain’s Speeches, 1910',
  },
  signUp: {
    text: 'I asked for a website and came away with a reason to raise my prices.',
    author: 'Ruth Achterberg, ceramicist',
    note: 'An invented client. Yours will say it better.',
  },
  recovery: {
    text: 'Back on Monday, as she said. It is a small thing, and it is why we stayed.',
    author: 'Declan O’Rourke, joiner',
    note: 'An invented client. Yours will say it better.',
  },
} satisfies Record<string, Words>

export type WordsOf = keyof typeof words

/** Somebody's words, beside the form. */
export function AccountWords({ of }: { of: WordsOf }) {
  const { text, author, note } = words[of]
  return (
    <aside className={styles.quote}>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <cite>{author}</cite>
          <span>{note}</span>
        </figcaption>
      </figure>
    </aside>
  )
}
