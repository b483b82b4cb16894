import type { RequestTexts } from './request-texts.type.ts'

export const de: RequestTexts = {
  tones: {
    friendly: {
      hello: 'Hallo,',
      helloTo: (name) => `Hallo ${name},`,
      closing: 'Mit herzlichem Dank',
      request: {
        subject: (sender) => `Wie war die Zusammenarbeit mit ${sender}?`,
        subjectTo: (name) => `Wie war es, ${name}?`,
        preheader: 'Zwei, drei Sätze würden mir viel bedeuten. Es dauert nur ein paar Minuten.',
        paragraphs: (sender) => [
          `danke, dass Sie mit ${sender} gearbeitet haben.`,
          'Würden Sie in zwei, drei Sätzen schreiben, wie es war? Ganz ehrlich. Das hilft anderen, sich zu entscheiden, und mir, besser zu werden.',
        ],
      },
      reminder: {
        subject: (sender) => `Eine kleine Erinnerung von ${sender}`,
        subjectTo: (name) => `Eine kleine Erinnerung, ${name}`,
        preheader: 'Zwei Minuten genügen. Und wenn Sie nicht mögen, ist das auch in Ordnung.',
        paragraphs: (sender) => [
          `vor einer Weile habe ich gefragt, wie die Arbeit mit ${sender} war. Vielleicht ist es untergegangen.`,
          'Wenn Sie zwei Minuten finden, würden mir ein paar ehrliche Sätze viel bedeuten. Und wenn Sie lieber nicht mögen, ist das auch in Ordnung.',
        ],
        only: 'Ich erinnere nur dieses eine Mal.',
        last: 'Das ist meine letzte Erinnerung.',
      },
    },
    formal: {
      hello: 'Guten Tag,',
      helloTo: (name) => `Guten Tag ${name},`,
      closing: 'Mit freundlichen Grüßen',
      request: {
        subject: (sender) => `Ihre Meinung zu ${sender}`,
        subjectTo: (_, sender) => `Ihre Meinung zu ${sender}`,
        preheader: 'Über zwei oder drei Sätze in Ihren eigenen Worten würde ich mich sehr freuen.',
        paragraphs: (sender) => [
          `vielen Dank für Ihr Vertrauen in ${sender}.`,
          'Ich würde mich freuen, wenn Sie in zwei oder drei Sätzen beschreiben, wie Sie unsere Zusammenarbeit erlebt haben: offen und in Ihren eigenen Worten. Das hilft anderen bei ihrer Entscheidung und mir, meine Arbeit zu verbessern.',
        ],
      },
      reminder: {
        subject: (sender) => `Erinnerung: Ihre Meinung zu ${sender}`,
        subjectTo: (_, sender) => `Erinnerung: Ihre Meinung zu ${sender}`,
        preheader: 'Falls es Ihre Zeit erlaubt, würde ich mich über einige offene Sätze freuen.',
        paragraphs: (sender) => [
          `vor einiger Zeit habe ich Sie um Ihre Meinung zu ${sender} gebeten.`,
          'Falls es Ihre Zeit erlaubt, würde ich mich über einige offene Sätze sehr freuen. Wenn Sie lieber nichts schreiben möchten, habe ich dafür volles Verständnis.',
        ],
        only: 'Dies ist die einzige Erinnerung.',
        last: 'Dies ist die letzte Erinnerung.',
      },
    },
    brief: {
      hello: 'Hallo,',
      helloTo: (name) => `Hallo ${name},`,
      closing: 'Danke!',
      request: {
        subject: (sender) => `Ein paar Worte zu ${sender}?`,
        subjectTo: (name) => `Ein paar Worte, ${name}?`,
        preheader: 'Zwei, drei ehrliche Sätze würden mir sehr helfen.',
        paragraphs: (sender) => [`wie war die Arbeit mit ${sender}? Zwei, drei ehrliche Sätze würden mir sehr helfen.`],
      },
      reminder: {
        subject: (sender) => `Noch Zeit für ein paar Worte zu ${sender}?`,
        subjectTo: (name) => `Noch Zeit für ein paar Worte, ${name}?`,
        preheader: 'Nur eine kurze Erinnerung.',
        paragraphs: (sender) => [
          `nur eine kurze Erinnerung: Zwei, drei ehrliche Sätze zur Arbeit mit ${sender} würden mir sehr helfen.`,
        ],
        only: 'Ich frage kein weiteres Mal.',
        last: 'Danach frage ich nicht noch einmal.',
      },
    },
  },
  button: 'Ein paar Worte schreiben',
  starsHint: 'Beginnen Sie gern mit den Sternen:',
  stars: { one: 'Stern', other: 'Sterne' },
  linkHint: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diesen Link:',
  ourWork: 'unsere Zusammenarbeit',
  reason: (sender) =>
    `Sie erhalten diese Mail, weil ${sender} Sie um ein paar Worte zur gemeinsamen Arbeit gebeten hat.`,
  replies: (owner) => `Wenn Sie antworten, liest es ${owner}.`,
  decline: 'Nein danke, bitte nicht mehr danach fragen',
  unsubscribe: 'Abmelden',
  sentWith: 'Gesendet mit',
}
