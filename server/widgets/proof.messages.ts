import type { Language } from '#shared/languages.ts'

type ProofMessages = {
  title: (owner: string) => string
  description: (owner: string) => string
  imageAlt: (of: { author: string; owner: string }) => string
  whatHappened: string
  paid: (owner: string) => string
  asked: (product: string) => string
  answered: string
  rewarded: (owner: string) => string
  agreed: string
  writtenByClient: string
  decides: (owner: string) => string
  asWritten: string
  changed: (day: string) => string
  /** Of what the owner translated. */
  originalAsWritten: (owner: string) => string
  originalChanged: (of: { owner: string; day: string }) => string
  verified: (product: string) => string
  more: (owner: string) => string
}

/** Of the page that says how a testimonial was collected. An empty author stays without a name. */
export const proofMessages: Record<Language, ProofMessages> = {
  en: {
    title: (owner) => `How this testimonial about ${owner} was collected`,
    description: (owner) =>
      `When the client paid, was asked and answered. ${owner} can’t change what the client wrote.`,
    imageAlt: ({ author, owner }) => `What ${author || 'a client'} says about ${owner}`,
    whatHappened: 'What happened',
    paid: (owner) => `This client paid ${owner} through Stripe.`,
    asked: (product) => `${product} emailed the client a request for a testimonial.`,
    answered: 'The client answered through the link in that email, which was sent to nobody else.',
    rewarded: (owner) => `${owner} gave a code to everyone who answered, whatever they wrote.`,
    agreed: 'The client agreed to publish this testimonial.',
    writtenByClient: 'Written by the client',
    decides: (owner) => `${owner} decides whether this testimonial is shown, but can’t change it.`,
    asWritten: 'It is shown exactly as the client wrote it.',
    changed: (day) => `The client changed it on ${day}. It is shown as the client left it.`,
    originalAsWritten: (owner) => `${owner} translated it. The original is shown exactly as the client wrote it.`,
    originalChanged: ({ owner, day }) =>
      `The client changed it on ${day}. ${owner} translated it. The original is shown as the client left it.`,
    verified: (product) => `${product} verified the payment and the email, but doesn’t check who uses that mailbox.`,
    more: (owner) => `Read more testimonials about ${owner}`,
  },
  de: {
    title: (owner) => `Wie diese Kundenstimme über ${owner} entstanden ist`,
    description: (owner) =>
      `Wann der Kunde bezahlt hat, gefragt wurde und geantwortet hat. ${owner} kann den Text nicht ändern.`,
    imageAlt: ({ author, owner }) => `Was ${author || 'ein Kunde'} über ${owner} sagt`,
    whatHappened: 'Was passiert ist',
    paid: (owner) => `Dieser Kunde hat ${owner} über Stripe bezahlt.`,
    asked: (product) => `${product} hat den Kunden per E-Mail um eine Kundenstimme gebeten.`,
    answered: 'Der Kunde hat über den Link in dieser E-Mail geantwortet, die sonst niemand bekommen hat.',
    rewarded: (owner) => `${owner} hat allen, die geantwortet haben, einen Code gegeben, egal was sie schrieben.`,
    agreed: 'Der Kunde hat zugestimmt, dass diese Kundenstimme veröffentlicht wird.',
    writtenByClient: 'Vom Kunden geschrieben',
    decides: (owner) => `${owner} entscheidet, ob diese Kundenstimme gezeigt wird, kann sie aber nicht ändern.`,
    asWritten: 'Sie wird genau so gezeigt, wie der Kunde sie geschrieben hat.',
    changed: (day) => `Der Kunde hat sie am ${day} geändert. Sie wird so gezeigt, wie der Kunde sie hinterlassen hat.`,
    originalAsWritten: (owner) =>
      `Die Übersetzung ist von ${owner}. Das Original wird genau so gezeigt, wie der Kunde es geschrieben hat.`,
    originalChanged: ({ owner, day }) =>
      `Der Kunde hat sie am ${day} geändert. Die Übersetzung ist von ${owner}. Das Original wird so gezeigt, wie der Kunde es hinterlassen hat.`,
    verified: (product) =>
      `${product} hat die Zahlung und die E-Mail geprüft, aber nicht, wer dieses Postfach benutzt.`,
    more: (owner) => `Weitere Kundenstimmen über ${owner}`,
  },
  fr: {
    title: (owner) => `Comment ce témoignage sur ${owner} a été recueilli`,
    description: (owner) =>
      `Quand le client a payé, reçu la demande et répondu. ${owner} ne peut pas modifier son texte.`,
    imageAlt: ({ author, owner }) => `Ce que dit ${author || 'un client'} de ${owner}`,
    whatHappened: 'Ce qui s’est passé',
    paid: (owner) => `Ce client a payé ${owner} via Stripe.`,
    asked: (product) => `${product} a demandé un témoignage au client par e-mail.`,
    answered: 'Le client a répondu par le lien de cet e-mail, qui n’a été envoyé à personne d’autre.',
    rewarded: (owner) => `${owner} a offert un code à tous ceux qui ont répondu, quel que soit leur avis.`,
    agreed: 'Le client a accepté que ce témoignage soit publié.',
    writtenByClient: 'Écrit par le client',
    decides: (owner) => `${owner} décide si ce témoignage est affiché, mais ne peut pas le modifier.`,
    asWritten: 'Il est affiché exactement comme le client l’a écrit.',
    changed: (day) => `Le client l’a modifié le ${day}. Il est affiché tel que le client l’a laissé.`,
    originalAsWritten: (owner) =>
      `La traduction est de ${owner}. L’original est affiché exactement comme le client l’a écrit.`,
    originalChanged: ({ owner, day }) =>
      `Le client l’a modifié le ${day}. La traduction est de ${owner}. L’original est affiché tel que le client l’a laissé.`,
    verified: (product) =>
      `${product} a vérifié le paiement et l’e-mail, mais pas qui utilise cette boîte de réception.`,
    more: (owner) => `Lire d’autres témoignages sur ${owner}`,
  },
  es: {
    title: (owner) => `Cómo se recogió este testimonio sobre ${owner}`,
    description: (owner) =>
      `Cuándo pagó el cliente, cuándo se le preguntó y cuándo respondió. ${owner} no puede cambiar lo que escribió.`,
    imageAlt: ({ author, owner }) => `Lo que dice ${author || 'un cliente'} sobre ${owner}`,
    whatHappened: 'Qué pasó',
    paid: (owner) => `Este cliente pagó a ${owner} a través de Stripe.`,
    asked: (product) => `${product} pidió al cliente un testimonio por correo electrónico.`,
    answered: 'El cliente respondió con el enlace de ese correo, que no se envió a nadie más.',
    rewarded: (owner) => `${owner} dio un código a todos los que respondieron, escribieran lo que escribieran.`,
    agreed: 'El cliente aceptó que se publicara este testimonio.',
    writtenByClient: 'Escrito por el cliente',
    decides: (owner) => `${owner} decide si se muestra este testimonio, pero no puede cambiarlo.`,
    asWritten: 'Se muestra exactamente como lo escribió el cliente.',
    changed: (day) => `El cliente lo cambió el ${day}. Se muestra tal como lo dejó.`,
    originalAsWritten: (owner) =>
      `La traducción es de ${owner}. El original se muestra exactamente como lo escribió el cliente.`,
    originalChanged: ({ owner, day }) =>
      `El cliente lo cambió el ${day}. La traducción es de ${owner}. El original se muestra tal como lo dejó el cliente.`,
    verified: (product) => `${product} verificó el pago y el correo, pero no comprueba quién usa ese buzón.`,
    more: (owner) => `Leer más testimonios sobre ${owner}`,
  },
  pt: {
    title: (owner) => `Como este testemunho sobre ${owner} foi recolhido`,
    description: (owner) =>
      `Quando o cliente pagou, recebeu o pedido e respondeu. ${owner} não pode alterar o que o cliente escreveu.`,
    imageAlt: ({ author, owner }) => `O que ${author || 'um cliente'} diz sobre ${owner}`,
    whatHappened: 'O que aconteceu',
    paid: (owner) => `Este cliente pagou a ${owner} através da Stripe.`,
    asked: (product) => `${product} pediu um testemunho ao cliente por e-mail.`,
    answered: 'O cliente respondeu pelo link desse e-mail, que não foi enviado a mais ninguém.',
    rewarded: (owner) => `${owner} deu um código a todos os que responderam, fosse qual fosse a opinião.`,
    agreed: 'O cliente aceitou que este testemunho fosse publicado.',
    writtenByClient: 'Escrito pelo cliente',
    decides: (owner) => `${owner} decide se este testemunho é mostrado, mas não pode alterá-lo.`,
    asWritten: 'É mostrado exatamente como o cliente o escreveu.',
    changed: (day) => `O cliente alterou-o em ${day}. É mostrado tal como o cliente o deixou.`,
    originalAsWritten: (owner) =>
      `A tradução é de ${owner}. O original é mostrado exatamente como o cliente o escreveu.`,
    originalChanged: ({ owner, day }) =>
      `O cliente alterou-o em ${day}. A tradução é de ${owner}. O original é mostrado tal como o cliente o deixou.`,
    verified: (product) =>
      `${product} verificou o pagamento e o e-mail, mas não verifica quem usa essa caixa de correio.`,
    more: (owner) => `Ler mais testemunhos sobre ${owner}`,
  },
  it: {
    title: (owner) => `Come è stata raccolta questa testimonianza su ${owner}`,
    description: (owner) =>
      `Quando il cliente ha pagato, ha ricevuto la richiesta e ha risposto. ${owner} non può modificare ciò che ha scritto.`,
    imageAlt: ({ author, owner }) => `Cosa dice ${author || 'un cliente'} di ${owner}`,
    whatHappened: 'Che cosa è successo',
    paid: (owner) => `Questo cliente ha pagato ${owner} tramite Stripe.`,
    asked: (product) => `${product} ha chiesto al cliente una testimonianza via e-mail.`,
    answered: 'Il cliente ha risposto dal link di quell’e-mail, che non è stata inviata a nessun altro.',
    rewarded: (owner) =>
      `${owner} ha dato un codice a tutti coloro che hanno risposto, qualunque cosa abbiano scritto.`,
    agreed: 'Il cliente ha accettato che questa testimonianza venga pubblicata.',
    writtenByClient: 'Scritta dal cliente',
    decides: (owner) => `${owner} decide se mostrare questa testimonianza, ma non può modificarla.`,
    asWritten: 'È mostrata esattamente come l’ha scritta il cliente.',
    changed: (day) => `Il cliente l’ha modificata in data ${day}. È mostrata come il cliente l’ha lasciata.`,
    originalAsWritten: (owner) =>
      `La traduzione è di ${owner}. L’originale è mostrato esattamente come l’ha scritto il cliente.`,
    originalChanged: ({ owner, day }) =>
      `Il cliente l’ha modificata in data ${day}. La traduzione è di ${owner}. L’originale è mostrato come il cliente l’ha lasciato.`,
    verified: (product) => `${product} ha verificato il pagamento e l’e-mail, ma non controlla chi usa quella casella.`,
    more: (owner) => `Leggi altre testimonianze su ${owner}`,
  },
  nl: {
    title: (owner) => `Hoe deze review over ${owner} tot stand kwam`,
    description: (owner) =>
      `Wanneer de klant betaalde, werd gevraagd en antwoordde. ${owner} kan de tekst niet wijzigen.`,
    imageAlt: ({ author, owner }) => `Wat ${author || 'een klant'} over ${owner} zegt`,
    whatHappened: 'Wat er gebeurde',
    paid: (owner) => `Deze klant betaalde ${owner} via Stripe.`,
    asked: (product) => `${product} vroeg de klant per e-mail om een review.`,
    answered: 'De klant antwoordde via de link in die e-mail, die naar niemand anders is gestuurd.',
    rewarded: (owner) => `${owner} gaf iedereen die antwoordde een code, wat ze ook schreven.`,
    agreed: 'De klant ging akkoord met publicatie van deze review.',
    writtenByClient: 'Geschreven door de klant',
    decides: (owner) => `${owner} bepaalt of deze review wordt getoond, maar kan hem niet wijzigen.`,
    asWritten: 'Hij wordt precies zo getoond als de klant hem schreef.',
    changed: (day) => `De klant wijzigde hem op ${day}. Hij wordt getoond zoals de klant hem achterliet.`,
    originalAsWritten: (owner) =>
      `De vertaling is van ${owner}. Het origineel wordt precies zo getoond als de klant het schreef.`,
    originalChanged: ({ owner, day }) =>
      `De klant wijzigde hem op ${day}. De vertaling is van ${owner}. Het origineel wordt getoond zoals de klant het achterliet.`,
    verified: (product) => `${product} controleerde de betaling en de e-mail, maar niet wie die mailbox gebruikt.`,
    more: (owner) => `Lees meer reviews over ${owner}`,
  },
}
