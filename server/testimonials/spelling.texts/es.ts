import type { SpellingTexts } from './spelling-texts.type.ts'

export const es: SpellingTexts = {
  subject: (sender) => `Tu testimonio para ${sender}: una corrección ortográfica`,
  preheader: 'Tú decides si la usas.',
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  suggests: (sender) =>
    `${sender} propone una corrección ortográfica para tu testimonio. Solo cambia la ortografía, no lo que dices.`,
  nothingChanges:
    'Nada cambia si no estás de acuerdo. En tu página puedes comparar las dos versiones y usar la nueva o quedarte con la tuya.',
  button: 'Comparar las dos versiones',
  closing: 'Muchas gracias,',
  linkHint: 'Si el botón no funciona, abre este enlace:',
  reason: (sender) => `Recibes este correo porque escribiste un testimonio para ${sender}.`,
  unsubscribe: 'Darse de baja',
  sentWith: 'Enviado con',
}
