import { readPart } from '#server/stripe/part-words/read-part.domain.ts'

/** Lines of an invoice, up to 5,000 characters, that are hard for the patterns that read them. */
export const hostileWordings = {
  'five thousand letters': 'a'.repeat(5000),
  'five thousand spaces': ' '.repeat(5000),
  'percentages without end': '50% '.repeat(1250),
  'quotes without end': '"'.repeat(5000),
  'words for deductions without end': `${'less the '.repeat(555)}deposit`,
  'a compound without end': 'anzahlung'.repeat(555),
  'verbs without end': 'schlussrechnung wird '.repeat(250),
  'words before a verb without end': 'wird a a a a a '.repeat(350),
  'clauses without end': 'balance – '.repeat(500),
  'schedules without end': 'deposit, balance '.repeat(300),
  'participles without end': 'deposit was not yet paid '.repeat(200),
  'minus signs without end': 'deposit -'.repeat(600),
  'money kept back without end': 'release retention '.repeat(280),
  'a compound of money kept back without end': 'einbehalt'.repeat(600),
  'fractions without end': 'half of the agreed '.repeat(270),
  'ratios without end': '1/2 '.repeat(1250),
  'ordinals without end': '2nd payment and final '.repeat(230),
  'payments before without end': 'già pagato '.repeat(450),
  'letters with a thousand accents': `a${'\u0301'.repeat(4999)}`,
  'sums that come off without end': 'comes off the total of '.repeat(220),
  'verbs of a sum without end': 'wird a a a a gesamt '.repeat(250),
  'ways of paying without end': 'im voraus, '.repeat(450),
  'bookings without end': 'a a booking, balance '.repeat(240),
  'days before without end': 'booking, balance 10 days '.repeat(200),
  'texts about without end': 'article about a '.repeat(310),
  'totals without end': 'total 100 less 10 paid '.repeat(220),
  'scales without end': '1/500 '.repeat(830),
  'shares that follow shares': '40%, last 30% due, '.repeat(260),
  'stages without end': 'phase 2 to be billed, '.repeat(230),
  'rests without end': ', rest a'.repeat(620),
  'compounds of payments on account': 'akonto'.repeat(830),
  Chinese: '定金'.repeat(2500),
  Arabic: 'دفعة مقدمة '.repeat(450),
  emoji: '💶'.repeat(2500),
  'half a character': '\uD83D'.repeat(5000),
  'null characters': '\0'.repeat(5000),
}

/** What a line says about the part of a price, for measurements. */
export const readLine = (line: string) => readPart(line)
