import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import styles from './example-wall.module.css'
import landing from './landing.module.css'
import { Token, type QuoteContent } from './quote.tsx'

const columns: QuoteContent[][] = [
  [
    {
      about: 'Mara Lindqvist, brand strategist',
      text: 'She asked better questions in one hour than our last agency did in a year. When she read out our new name, nobody said a word.',
      author: 'Hanne Vestergaard',
      authorNote: 'Bakery founder, Aarhus',
      rating: 5,
    },
    {
      about: 'Northlight Films',
      text: 'Two days later than promised, and worth both of them. I would book the same crew tomorrow.',
      author: 'Pieter van Aalst',
      authorNote: 'Brewery manager, Ghent',
      rating: 4,
    },
    {
      about: 'Nadia Osei, web designer',
      text: 'I asked for a website and came away with a reason to raise my prices.',
      author: 'Ruth Achterberg',
      authorNote: 'Ceramicist, Rotterdam',
      rating: 5,
    },
  ],
  [
    {
      about: 'Priya Nair, bookkeeper',
      text: 'My accounts were a shoebox. Now they are two pages I understand, and I sleep in January.',
      author: 'Declan O’Rourke',
      authorNote: 'Joiner, Galway',
      rating: 5,
    },
    {
      about: 'Tomás Ferreira, web developer',
      text: 'He rebuilt our booking page over a weekend, then rang on Monday to check that my mother could use it. She could.',
      author: 'Sofia Marangoni',
      authorNote: 'Guesthouse owner, Bolzano',
      rating: 5,
    },
    {
      about: 'Jonas Weber, speaking coach',
      text: 'Thirty people stayed behind to talk after my keynote. That had never happened to me, and I have been giving keynotes since 2009.',
      author: 'Dr Amara Okafor',
      authorNote: 'Epidemiologist, Lagos',
      rating: 5,
    },
  ],
  [
    {
      about: 'Studio Halm, interiors',
      text: 'Clear price, clear dates, kept both.',
      author: 'Yuki Tanabe',
      authorNote: 'Café owner, Kyoto',
      rating: 5,
    },
    {
      about: 'Inés Robles, translator',
      text: 'All 214 captions were right. I checked, because I am that sort of person.',
      author: 'Margaret Ellison',
      authorNote: 'Museum registrar, Edinburgh',
      rating: 5,
    },
    {
      about: 'Elin Sandberg, photographer',
      text: 'It looks like our family, not like a photograph of a family.',
      author: 'Camila Duarte',
      authorNote: 'Porto Alegre',
      rating: 5,
    },
  ],
]

export function ExampleWall() {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <section className={`${landing.page} ${styles.wall}`} aria-labelledby="wall-title">
      <div
        className={`flex wrap justify-between border-below muted pad-block-8 gap-24 rows-4 text-13-20 ${styles.head}`}
      >
        <h2 id="wall-title">An example wall</h2>
        <p>These people and testimonials are invented. Yours won’t be.</p>
      </div>
      <div className={isWhole ? styles.columns : styles.shortColumns}>
        {columns.map((wording, column) => (
          <div key={column} className={`border-below ${styles.column}`}>
            {wording.map((content, row) => (
              <Token key={content.author} content={content} size={sizeAt({ column, row })} />
            ))}
          </div>
        ))}
      </div>
      {!isWhole && (
        <Button
          variant="line"
          size="large"
          isWide
          className={`script-only above-24 ${styles.more}`}
          onClick={() => setIsWhole(true)}
        >
          Show 3 more
        </Button>
      )}
    </section>
  )
}

function sizeAt({ column, row }: { column: number; row: number }) {
  if (row > 0) return 'small'
  return column === 0 ? 'large' : column === 1 ? 'medium' : 'small'
}
