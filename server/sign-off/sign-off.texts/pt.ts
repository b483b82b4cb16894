import type { SignOffTexts } from './sign-off-texts.type.ts'

export const pt: SignOffTexts = {
  subject: (sender, brand) => `A sua aprovação para testemunhos sobre ${brand ?? sender}`,
  preheader: 'Não precisa de conta: a ligação abaixo é sua.',
  greeting: (name) => (name ? `Olá, ${name}.` : 'Olá.'),
  asks: (sender, brand) =>
    brand
      ? `${sender} pede-lhe que decida que testemunhos sobre ${brand} podem ser publicados.`
      : `${sender} pede-lhe que decida que testemunhos podem ser publicados.`,
  waiting: (count) =>
    count === 0
      ? 'De momento não há nada para decidir.'
      : count === 1
        ? 'Há 1 testemunho à espera da sua decisão.'
        : `Há ${count} testemunhos à espera da sua decisão.`,
  how: 'Leia cada um, escolha Aprovar ou Rejeitar e confirme uma só vez no fim.',
  reminderSubject: (count, brand) =>
    count === 1 ? `1 testemunho sobre ${brand} para aprovar` : `${count} testemunhos sobre ${brand} para aprovar`,
  reminderPreheader: 'Aprove ou rejeite e confirme uma vez.',
  reminder: (count, brand) =>
    count === 1
      ? `Há um novo testemunho sobre ${brand}. Será publicado assim que o aprovar.`
      : `Há ${count} testemunhos sobre ${brand} que serão publicados assim que os aprovar.`,
  until: (day) => `A ligação funciona até ${day}.`,
  button: 'Ver testemunhos',
  closing: 'Muito obrigado,',
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  reason: (sender) => `Recebe este e-mail porque ${sender} o escolheu para aprovar testemunhos.`,
  keep: 'Não o reencaminhe: quem tiver a ligação pode decidir em seu nome.',
}
