import type { ReceiptTexts } from './receipt-texts.type.ts'

export const pt: ReceiptTexts = {
  subject: (sender) => `As suas palavras para ${sender}`,
  preheader: 'Chegaram bem. Aqui estão, com a ligação para as alterar ou retirar.',
  hello: 'Olá,',
  helloTo: (name) => `Olá, ${name},`,
  thanks: (sender) => `Agradeço o seu tempo. As suas palavras chegaram a ${sender}. Foi isto que escreveu:`,
  arrivedPreheader: 'Chegaram bem. Na sua página pode lê-las, alterá-las ou retirá-las.',
  arrived: (sender) =>
    `Chegaram palavras para ${sender} em seu nome. Se são suas, agradeço o seu tempo. Se foi outra pessoa que as escreveu, retire-as na página abaixo.`,
  stars: (rating) => `${rating} de 5 estrelas`,
  isPublic: (sender) => `Escolheu «Público»: ${sender} pode mostrar as suas palavras, com tudo o mais que permitiu.`,
  isPrivate: (sender) => `Escolheu «Privado»: mais ninguém além de ${sender} lê as suas palavras.`,
  ownPage:
    'Pode mudar de ideias a qualquer momento. Na sua própria página pode ver, alterar, retirar ou apagar o que escreveu.',
  button: 'A sua própria página',
  closing: 'Com os meus agradecimentos,',
  linkHint: 'Se o botão não funcionar, abra esta ligação:',
  reason: (sender) => `Recebe esta mensagem uma única vez, porque respondeu a um pedido de ${sender}.`,
  keep: 'Guarde-a bem: quem tiver a ligação pode alterar as suas palavras.',
  sentWith: 'Enviado com',
}
