import type { texts as english } from './en.ts'

export const texts: typeof english = {
  form: {
    pageTitle: (sender: string) => `As suas palavras para ${sender}`,
    heading: (sender: string) => `Obrigado por trabalhar com ${sender}`,
    hello: (client: string) => `Olá, ${client}.`,
    lead: (owner: string) =>
      `Quer contar-nos como correu? Bastam duas ou três frases sinceras. Vão diretamente para ${owner}.`,
    photo: 'A sua fotografia',
    photoNote: 'Um rosto ao lado das palavras ajuda quem não o conhece a acreditar nelas. A escolha é sua.',
    photoFailed: 'A sua fotografia não chegou. Tente novamente, ou retire-a para enviar as suas palavras sem ela.',
    photoUnknown: 'A sua fotografia já não está aqui. Escolha-a outra vez, ou envie as suas palavras sem ela.',
    photoWaiting: 'A sua fotografia ainda vem a caminho. Tudo é enviado assim que chegar.',
    questions: 'Mais algumas perguntas',
    send: (sender: string) => `Enviar para ${sender}`,
    sending: 'A enviar…',
    waiting: 'À espera da fotografia…',
    sendAgain: 'Enviar novamente',
    consentChanged: 'A frase que aceita mudou.',
    consentChangedAdvice: 'Tudo o que escreveu continua aqui. Leia a nova frase acima e envie novamente, por favor.',
    questionsChanged: 'As perguntas mudaram entretanto.',
    questionsChangedAdvice: 'O resto do que escreveu continua aqui. Veja-as e envie novamente, por favor.',
  },
  nowhere: {
    pageTitle: 'Nada para preencher aqui',
    title: 'Não há nada para preencher nesta ligação',
    note: 'Talvez tenha sido cortada pelo caminho, ou o pedido tenha sido retirado. Abra mais uma vez a ligação da sua mensagem, ou peça uma nova a quem a enviou. Não fez nada de errado.',
  },
  thanks: {
    pageTitle: (sender: string) => `Obrigado! ${sender}`,
    title: 'Obrigado!',
    sub: 'A sua opinião significa muito',
    received: (sender: string) => `As suas palavras já chegaram a ${sender}.`,
    staysPrivate: 'Ficam em privado, como escolheu.',
    mayBeShown: (sender: string) => `${sender} já as pode mostrar em público, como escolheu.`,
    close: 'Pode fechar esta página.',
    answeredEarlier: (sender: string) =>
      `Este pedido já teve resposta, e ela está com ${sender}. Pode fechar esta página.`,
    answeredMeanwhile: (sender: string) =>
      `Já tinha chegado uma resposta a ${sender}, e cada pedido aceita apenas uma. Por isso, as palavras desta página não foram acrescentadas.`,
    unsent: 'Palavras desta página que não foram enviadas',
    ownPage: 'A sua própria página',
    ownPageNote:
      'Lá pode reler as suas palavras, alterá-las ou retirá-las. Um recibo com a mesma ligação vai a caminho por e-mail.',
    postmarkThanks: 'Obrigado',
    postmarkReceived: 'Recebido',
  },
}
