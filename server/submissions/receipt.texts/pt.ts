import type { ReceiptTexts } from './receipt-texts.type.ts'

export const pt: ReceiptTexts = {
  subject: (sender) => `O seu testemunho para ${sender}`,
  preheader: 'Aqui está uma cópia, com uma ligação para o editar ou retirar.',
  greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
  thanks: (sender) => `Agradeço o seu tempo. ${sender} recebeu o seu testemunho. Foi isto que escreveu:`,
  arrivedPreheader: 'Na sua página pode lê-lo, editá-lo ou retirá-lo.',
  arrived: (sender) =>
    `${sender} recebeu um testemunho em seu nome. Se é seu, agradeço o seu tempo. Se foi outra pessoa que o escreveu, pode retirá-lo na página abaixo.`,
  stars: (rating) => `${rating} de 5 estrelas`,
  isPublic: (sender) => `Escolheu «Público»: ${sender} pode mostrar o seu testemunho, com tudo o mais que permitiu.`,
  isPrivate: (sender) => `Escolheu «Privado»: só ${sender} pode ver o seu testemunho.`,
  portal:
    'Pode mudar de ideias a qualquer momento. Na sua página pode ler, editar, retirar ou apagar o seu testemunho.',
  button: 'Ver o seu testemunho',
  closing: 'Com os meus agradecimentos,',
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  reason: (sender) => `Recebe este e-mail uma única vez, porque respondeu a um pedido de ${sender}.`,
  arrivedReason: (sender) =>
    `Recebe este e-mail uma única vez, porque ${sender} recebeu um testemunho com este endereço.`,
  keep: 'Guarde-o: quem tiver a ligação pode editar o seu testemunho.',
  sentWith: 'Enviado com',
}
