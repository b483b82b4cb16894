import type { RequestTexts } from './request-texts.type.ts'

// Only the formal tone says "Sie". The other tones avoid both "du" and "Sie": many owners are on first-name terms with
// their clients, many are not.
export const de: RequestTexts = {
  tones: {
    friendly: {
      greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
      closing: 'Herzliche Grüße',
      request: {
        subject: (sender) => `Wie war die Zusammenarbeit mit ${sender}?`,
        subjectTo: (name) => `Wie ist es gelaufen, ${name}?`,
        preheader: 'Zwei oder drei Sätze würden mir viel bedeuten. Das dauert nur ein paar Minuten.',
        paragraphs: (sender) => [
          `vielen Dank für die Zusammenarbeit${sender ? ` mit ${sender}` : ''}.`,
          'Wie ist es gelaufen? Über zwei oder drei ehrliche Sätze würde ich mich sehr freuen. Sie helfen anderen bei der Entscheidung und mir, besser zu werden.',
        ],
      },
      reminder: {
        subject: (sender) => `Kleine Erinnerung von ${sender}`,
        subjectTo: (name) => `Kleine Erinnerung, ${name}`,
        preheader: 'Zwei Minuten genügen. Und wenn es nicht passt, ist das auch in Ordnung.',
        paragraphs: (sender) => [
          `vor einiger Zeit habe ich gefragt, wie ${sender ? `die Zusammenarbeit mit ${sender}` : 'unsere Zusammenarbeit'} war. Vielleicht ist meine E-Mail untergegangen.`,
          'Ein paar ehrliche Sätze würden mir viel bedeuten, zwei Minuten genügen. Und wenn es nicht passt, ist das auch in Ordnung.',
        ],
        only: 'Das ist meine einzige Erinnerung, ich frage nicht noch einmal.',
        last: 'Das ist meine letzte Erinnerung.',
      },
    },
    formal: {
      greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
      closing: 'Mit freundlichen Grüßen',
      request: {
        subject: (sender) => `Ihre Erfahrung mit ${sender}`,
        subjectTo: (_, sender) => `Ihre Erfahrung mit ${sender}`,
        preheader: 'Über zwei oder drei Sätze in Ihren eigenen Worten würde ich mich sehr freuen.',
        paragraphs: (sender) => [
          `vielen Dank für Ihr Vertrauen${sender ? ` in ${sender}` : ''}.`,
          'Ich würde mich freuen, wenn Sie in zwei oder drei Sätzen beschreiben, wie Sie unsere Zusammenarbeit erlebt haben: offen und in Ihren eigenen Worten. Das hilft anderen bei ihrer Entscheidung und mir, meine Arbeit zu verbessern.',
        ],
      },
      reminder: {
        subject: (sender) => `Erinnerung: Ihre Erfahrung mit ${sender}`,
        subjectTo: (_, sender) => `Erinnerung: Ihre Erfahrung mit ${sender}`,
        preheader: 'Wenn Sie einen Moment Zeit haben, würde ich mich über einige Sätze freuen.',
        paragraphs: (sender) => [
          `vor einiger Zeit habe ich Sie nach ${sender ? `Ihrer Erfahrung mit ${sender}` : 'unserer Zusammenarbeit'} gefragt.`,
          'Wenn Sie einen Moment Zeit haben, würde ich mich über einige ehrliche Sätze sehr freuen. Wenn Sie lieber nichts schreiben möchten, habe ich dafür volles Verständnis.',
        ],
        only: 'Dies ist die einzige Erinnerung, die ich sende.',
        last: 'Dies ist die letzte Erinnerung, die ich sende.',
      },
    },
    brief: {
      greeting: (name) => (name ? `Hallo ${name},` : 'Hallo,'),
      closing: 'Danke!',
      request: {
        subject: (sender) => `Kurzes Feedback zu ${sender}?`,
        subjectTo: (name) => `Kurzes Feedback, ${name}?`,
        preheader: 'Das dauert nur ein paar Minuten.',
        paragraphs: (sender) => [
          `wie war ${sender ? `die Zusammenarbeit mit ${sender}` : 'unsere Zusammenarbeit'}? Zwei oder drei ehrliche Sätze würden mir sehr helfen.`,
        ],
      },
      reminder: {
        subject: (sender) => `Erinnerung: kurzes Feedback zu ${sender}?`,
        subjectTo: (name) => `Erinnerung: kurzes Feedback, ${name}?`,
        preheader: 'Zwei Minuten genügen.',
        paragraphs: (sender) => [
          `nur eine kurze Erinnerung: Zwei oder drei ehrliche Sätze ${sender ? `zur Zusammenarbeit mit ${sender}` : 'zu unserer Zusammenarbeit'} würden mir sehr helfen.`,
        ],
        only: 'Ich frage nicht noch einmal.',
        last: 'Danach frage ich nicht noch einmal.',
      },
    },
  },
  button: 'Feedback geben',
  starsHint: 'Gern zuerst mit einer Bewertung beginnen:',
  stars: { one: 'Stern', other: 'Sterne' },
  linkHint: 'Falls die Schaltfläche nicht funktioniert, hier ist der Link:',
  ourWork: 'unsere Zusammenarbeit',
  reason: (sender) => `Diese E-Mail wurde gesendet, weil ${sender} um Feedback zur Zusammenarbeit bittet.`,
  replies: (owner) => `Antworten auf diese E-Mail liest ${owner}.`,
  decline: 'Nein danke, bitte nicht mehr danach fragen',
  unsubscribe: 'E-Mails abbestellen',
  sentWith: 'Gesendet mit',
}
