import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    heading: (sender: string) => `Obrigado por trabalhar com ${sender}`,
    hello: (client: string) => `Olá, ${client}.`,
    lead: (owner: string) => `Quer contar a ${owner} como correu? Bastam duas ou três frases sinceras.`,
    questions: 'Mais algumas perguntas',
    consentChanged: 'O texto que aceita mudou.',
    consentChangedAdvice: 'Tudo o que escreveu continua aqui. Leia o novo texto acima e envie novamente.',
    questionsChanged: 'As perguntas mudaram.',
    questionsChangedAdvice: 'O resto do que escreveu continua aqui. Reveja as perguntas e envie novamente.',
  },
  nowhere: {
    pageTitle: 'Esta ligação não funciona',
    title: 'Esta ligação não funciona',
    note: 'Pode estar incompleta, ou o pedido pode ter sido cancelado. Abra-a outra vez a partir da sua mensagem, ou peça uma nova a quem a enviou.',
  },
  thanks: {
    pageTitle: (sender: string) => `Obrigado! ${sender}`,
    title: 'Obrigado!',
    sub: 'A sua opinião significa muito',
    received: (sender: string) => `${sender} recebeu o seu testemunho.`,
    staysPrivate: 'Fica privado, como escolheu.',
    mayBeShown: (sender: string) => `${sender} já o pode mostrar em público, como escolheu.`,
    close: 'Pode fechar esta página.',
    answeredEarlier: (sender: string) =>
      `Este pedido já foi respondido, e ${sender} recebeu o testemunho. Pode fechar esta página.`,
    answeredMeanwhile: (sender: string) =>
      `${sender} já recebeu um testemunho para este pedido. Cada pedido só pode ser respondido uma vez, por isso o texto desta página não foi enviado.`,
    unsent: 'Texto que não foi enviado',
    portal: 'Ver o seu testemunho',
    portalNote:
      'Na sua página pode lê-lo, editá-lo ou retirá-lo a qualquer momento. Também vai receber por e-mail um recibo com a ligação.',
    postmarkThanks: 'Obrigado',
    postmarkReceived: 'Recebido',
  },
}
