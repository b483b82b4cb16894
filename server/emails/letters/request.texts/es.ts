import type { RequestTexts } from './request-texts.type.ts'

export const es: RequestTexts = {
  tones: {
    friendly: {
      hello: 'Hola:',
      helloTo: (name) => `Hola, ${name}:`,
      closing: 'Con agradecimiento,',
      request: {
        subject: (sender) => `¿Qué tal fue trabajar con ${sender}?`,
        subjectTo: (name) => `¿Qué tal fue, ${name}?`,
        preheader: 'Dos o tres frases significarían mucho. Son solo unos minutos.',
        paragraphs: (sender) => [
          `Gracias por trabajar con ${sender}.`,
          '¿Me escribirías dos o tres frases sobre cómo fue? Con toda sinceridad. Ayudan a decidir a quien venga después, y a mí me ayudan a mejorar.',
        ],
      },
      reminder: {
        subject: (sender) => `Un pequeño recordatorio de ${sender}`,
        subjectTo: (name) => `Un pequeño recordatorio, ${name}`,
        preheader: 'Bastan dos minutos. Y si prefieres no escribir nada, también está bien.',
        paragraphs: (sender) => [
          `Hace un tiempo te pregunté qué tal fue trabajar con ${sender}. Quizá se te pasó.`,
          'Si encuentras dos minutos, unas frases sinceras significarían mucho para mí. Y si prefieres no escribir nada, también está bien.',
        ],
        only: 'Solo te lo recuerdo esta vez.',
        last: 'Este es mi último recordatorio.',
      },
    },
    formal: {
      hello: 'Buenos días:',
      helloTo: (name) => `Buenos días, ${name}:`,
      closing: 'Un cordial saludo,',
      request: {
        subject: (sender) => `Su opinión sobre ${sender}`,
        subjectTo: (_, sender) => `Su opinión sobre ${sender}`,
        preheader: 'Le agradecería dos o tres frases con sus propias palabras.',
        paragraphs: (sender) => [
          `Le agradezco la confianza que ha depositado en ${sender}.`,
          'Le agradecería que describiera en dos o tres frases cómo ha vivido nuestra colaboración, con franqueza y con sus propias palabras. A otras personas les ayuda a decidir, y a mí, a mejorar mi trabajo.',
        ],
      },
      reminder: {
        subject: (sender) => `Recordatorio: su opinión sobre ${sender}`,
        subjectTo: (_, sender) => `Recordatorio: su opinión sobre ${sender}`,
        preheader: 'Si su tiempo se lo permite, le agradecería unas frases sinceras.',
        paragraphs: (sender) => [
          `Hace algún tiempo le pedí su opinión sobre ${sender}.`,
          'Si su tiempo se lo permite, le agradecería unas frases sinceras. Si prefiere no escribir nada, lo comprendo perfectamente.',
        ],
        only: 'Este es el único recordatorio.',
        last: 'Este es el último recordatorio.',
      },
    },
    brief: {
      hello: 'Hola:',
      helloTo: (name) => `Hola, ${name}:`,
      closing: '¡Gracias!',
      request: {
        subject: (sender) => `¿Unas palabras sobre ${sender}?`,
        subjectTo: (name) => `¿Unas palabras, ${name}?`,
        preheader: 'Dos o tres frases sinceras me ayudarían mucho.',
        paragraphs: (sender) => [`¿Qué tal fue trabajar con ${sender}? Dos o tres frases sinceras me ayudarían mucho.`],
      },
      reminder: {
        subject: (sender) => `¿Aún hay tiempo para unas palabras sobre ${sender}?`,
        subjectTo: (name) => `¿Aún hay tiempo para unas palabras, ${name}?`,
        preheader: 'Solo un breve recordatorio.',
        paragraphs: (sender) => [
          `Solo un breve recordatorio: dos o tres frases sinceras sobre tu trabajo con ${sender} me ayudarían mucho.`,
        ],
        only: 'No volveré a preguntar.',
        last: 'Después de este no volveré a preguntar.',
      },
    },
  },
  button: 'Escribir unas palabras',
  starsHint: 'Se puede empezar por las estrellas:',
  stars: { one: 'estrella', other: 'estrellas' },
  linkHint: 'Si el botón no funciona, este es el enlace:',
  ourWork: 'nuestro trabajo en común',
  reason: (sender) => `Este mensaje llega porque ${sender} ha pedido unas palabras sobre el trabajo en común.`,
  replies: (owner) => `Las respuestas a este mensaje las lee ${owner}.`,
  decline: 'No, gracias: no volver a preguntarme por esto',
  unsubscribe: 'Darse de baja',
  sentWith: 'Enviado con',
}
