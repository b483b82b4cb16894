import type { SignOffTexts } from './sign-off-texts.type.ts'

export const es: SignOffTexts = {
  subject: (sender, brand) => `Tu visto bueno para testimonios sobre ${brand ?? sender}`,
  preheader: 'No necesitas cuenta: el enlace de abajo es tuyo.',
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  asks: (sender, brand) =>
    brand
      ? `${sender} te pide que decidas qué testimonios sobre ${brand} se pueden publicar.`
      : `${sender} te pide que decidas qué testimonios se pueden publicar.`,
  waiting: (count) =>
    count === 0
      ? 'Ahora mismo no hay nada que decidir.'
      : count === 1
        ? 'Hay 1 testimonio que necesita tu decisión.'
        : `Hay ${count} testimonios que necesitan tu decisión.`,
  how: 'Lee cada uno, elige Aprobar o Rechazar y confirma una sola vez al final.',
  reminderSubject: (count, brand) =>
    count === 1 ? `1 testimonio sobre ${brand} te necesita` : `${count} testimonios sobre ${brand} te necesitan`,
  reminderPreheader: 'Aprueba o rechaza y confirma una vez.',
  reminder: (count, brand) =>
    count === 1
      ? `Hay un testimonio nuevo sobre ${brand}. Se publica cuando lo apruebes.`
      : `Hay ${count} testimonios sobre ${brand} que se publican cuando los apruebes.`,
  until: (day) => `El enlace funciona hasta el ${day}.`,
  button: 'Revisar testimonios',
  closing: 'Muchas gracias,',
  linkHint: 'Si el botón no funciona, abre este enlace:',
  reason: (sender) => `Recibes este correo porque ${sender} te eligió para dar el visto bueno a testimonios.`,
  keep: 'No lo reenvíes: quien tenga el enlace puede decidir en tu nombre.',
}
