import { describe, expect, test } from 'vitest'
import { readPart } from './read-part.domain.ts'

const partOf = (phrase: string) => readPart(phrase)?.part ?? null

describe('a part of a price', () => {
  test.each([
    'Kitchen refit as quoted £9,400, less stage payments received £6,000, now due £3,400',
    'Album design: total 1,200, deposit received (400), please pay 800',
    'Remainder of fee following your initial payment of $500',
    'Balance of fees (advance of $750 has been applied)',
    'Garden design, outstanding amount after deposit',
    'You paid £300 of the £1,000 so far; this invoice is for the other £700.',
    'Gesamthonorar 4.000 €, abzgl. Anzahlung 1.500 €, zu zahlen 2.500 €',
    'Endabrechnung, Vorauszahlungen 1+2 in Abzug gebracht',
    'Fotoreportage 900 €, davon angezahlt 300 €, offen 600 €',
    'Rest (Vorschuss über 750 € wurde verrechnet)',
    'Teppich fertig, 480 € minus bereits gezahlte 150 €',
    'Pauschale 5.000, erhaltene Zahlungen 3.500, Forderung 1.500',
    'Forfait 3 000 €, acompte de 900 € déduit, reste à payer 2 100 €',
    'Deuxième moitié (première moitié réglée en mai)',
    'Complément après acompte de 500 €',
    'Solde (avance de 750 € imputée)',
    'Plan de jardin, montant dû après acompte',
    'Vous avez versé 300 € sur 1 000 € ; cette facture porte sur les 700 € restants',
    'Total 2.400 €, anticipo 800 € descontado, a pagar 1.600 €',
    'Segunda mitad (la primera se pagó en enero)',
    'Diferencia entre el total y el anticipo abonado',
    'Saldo (adelanto de 750 € aplicado)',
    'Diseño de jardín, importe pendiente tras el anticipo',
    'Ha pagado 300 € de 1.000 €; esta factura es por los 700 € restantes',
    'Totale 2.400 €, acconto 800 € detratto, da pagare 1.600 €',
    'Seconda metà (la prima è stata pagata a gennaio)',
    'Differenza tra totale e acconto corrisposto',
    'Saldo (anticipo di 750 € scalato)',
    "Progetto giardino, importo dovuto dopo l'acconto",
    'Ha pagato 300 € su 1.000 €; questa fattura è per i 700 € restanti',
    'Total 2.400 €, adiantamento 800 € descontado, a pagar 1.600 €',
    'Segunda metade (a primeira foi paga em janeiro)',
    'Diferença entre o total e o sinal recebido',
    'Saldo (adiantamento de 750 € abatido)',
    'Projeto de jardim, valor em dívida após adiantamento',
    'Pagou 300 € de 1.000 €; esta fatura refere-se aos 700 € restantes',
    'Totaal € 2.400, voorschot € 800 in mindering, te betalen € 1.600',
    'Tweede helft (de eerste is in januari betaald)',
    'Verschil tussen totaal en betaald voorschot',
    'Saldo (voorschot van € 750 verrekend)',
    'Tuinontwerp, openstaand bedrag na voorschot',
    'U betaalde € 300 van € 1.000; deze factuur is voor de overige € 700',
  ])('is the last one when an earlier one was paid before: %s', (phrase) => {
    expect(partOf(phrase)).toBe('last')
  })

  test.each([
    'Deposit now, balance two weeks before the event',
    'First payment. Second and final payment will follow on delivery.',
    'Deposit £500 (to be deducted from the final bill)',
    'Part payment now (40%), final invoice once tiles are grouted',
    'Deposit to confirm; remainder due on arrival',
    '20% now, 80% on exchange',
    'Anzahlung 30 %, der Restbetrag ist 14 Tage vor der Feier fällig',
    'Hallo Herr Timm, hiermit die erste von zwei Rechnungen für Ihr Firmenlogo; die zweite stelle ich nach der Abnahme.',
    'Startrate Website – Restzahlung erst zum Launch',
    'Teilzahlung jetzt (40 %), Schlussrechnung nach Verfugung',
    'Anzahlung zur Bestätigung; Rest bei Anreise',
    '20 % jetzt, 80 % bei Vertragsabschluss',
    'Acompte de 40 %, le solde sera facturé à la livraison',
    "Bonjour Inès, voici l'acompte pour votre robe ; le reste sera à payer lors du dernier essayage.",
    "Acompte, reliquat 15 jours avant l'événement",
    'Paiement partiel maintenant (40 %), facture finale une fois les joints faits',
    "Acompte pour confirmer ; solde à l'arrivée",
    "20 % maintenant, 80 % à la signature de l'acte",
    'Anticipo 40 %, el resto a la entrega',
    'Hola Leo, esta es la primera factura del vídeo; la segunda la emitiré cuando me des el visto bueno.',
    'Pago 1 de 2, el último se facturará en marzo',
    'Pago parcial ahora (40 %), factura final cuando se termine el rejuntado',
    'Anticipo para confirmar; saldo a la llegada',
    '20 % ahora, 80 % en la escritura',
    'Acconto 40 %, il resto alla consegna',
    'Ciao Leo, questa è la prima fattura del video; la seconda la emetterò dopo la tua approvazione.',
    "Pagamento 1 di 2, l'ultimo sarà fatturato a marzo",
    'Pagamento parziale ora (40%), fattura finale a stuccatura fatta',
    "Acconto per conferma; saldo all'arrivo",
    '20% adesso, 80% al rogito',
    'Adiantamento 40%, o resto na entrega',
    'Olá Leo, esta é a primeira fatura do vídeo; a segunda será emitida depois da tua aprovação.',
    'Pagamento 1 de 2, o último será faturado em março',
    'Pagamento parcial agora (40%), fatura final depois das juntas',
    'Sinal para confirmar; saldo à chegada',
    '20% agora, 80% na escritura',
    'Aanbetaling 40%, de rest bij levering',
    'Hoi Leo, dit is de eerste factuur voor de video; de tweede stuur ik na je akkoord.',
    'Betaling 1 van 2, de laatste volgt in maart',
    'Deelbetaling nu (40%), eindfactuur zodra er gevoegd is',
    'Aanbetaling ter bevestiging; restant bij aankomst',
    '20% nu, 80% bij het passeren van de akte',
  ])('is the first one when a later one is only announced: %s', (phrase) => {
    expect(partOf(phrase)).toBe('first')
  })

  test.each([
    [
      'last',
      "Dear Ms Balfour, now that the portraits are framed and hung, this invoice is for what's left to pay (£800); your deposit of £400 was received with thanks in June.",
      'Ms Balfour',
    ],
    [
      'last',
      "Hi Mr Furst, your new stairs are in, so here's the bill for the remaining half. Thanks again for the 50% you paid in April.",
      'Mr Furst',
    ],
    [
      'last',
      'Dear Mr Deposito, the film was delivered on Friday. Please find attached the invoice for the outstanding 60%, as the 40% was settled in May.',
      'Mr Deposito',
    ],
    [
      'first',
      'Dear Mr Lastman, this is the invoice for the first half of your website. The second half will be due when we launch.',
      'Mr Lastman',
    ],
    [
      'first',
      'Hi Prior Lane Dental, this is the invoice for the 40% we agreed up front; work on the practice film starts Tuesday.',
      'Prior Lane Dental',
    ],
    [
      'last',
      'Liebe Frau Vorholt, der Schrank ist montiert, deshalb berechne ich Ihnen heute den verbliebenen Betrag; die Anzahlung von 40 % ist bereits eingegangen.',
      'Frau Vorholt',
    ],
    [
      'last',
      'Sehr geehrte Frau Erstling, die Treppe ist eingebaut; ich erlaube mir, die restliche Hälfte zu berechnen. Die 50 % aus dem April habe ich erhalten, vielen Dank.',
      'Frau Erstling',
    ],
    [
      'last',
      'Sehr geehrter Herr Anzahl, der Film wurde am Freitag geliefert. Anbei die Rechnung über die offenen 60 %, nachdem die 40 % im Mai beglichen wurden.',
      'Herr Anzahl',
    ],
    [
      'first',
      'Sehr geehrter Herr Endres, dies ist die Rechnung für die erste Hälfte Ihrer Website. Die zweite Hälfte wird beim Launch fällig.',
      'Herr Endres',
    ],
    [
      'first',
      'Guten Morgen Herr Rest, anbei die Rechnung über das erste Drittel der vereinbarten Summe, am Montag fangen wir an.',
      'Herr Rest',
    ],
    [
      'first',
      'Hallo Team Vorderhaus, anbei die Rechnung über die vereinbarten 40 % vorab; Drehstart ist Dienstag.',
      'Vorderhaus',
    ],
    [
      'last',
      'Madame Avance, le portail étant posé, voici la facture du montant restant ; vous aviez versé 40 % à la commande.',
      'Madame Avance',
    ],
    [
      'last',
      "Chère Madame Prévost, l'escalier est posé, je vous adresse donc la facture de la moitié restante. Vos 50 % d'avril ont bien été reçus, merci.",
      'Madame Prévost',
    ],
    [
      'last',
      'Monsieur Premat, le film a été livré vendredi. Veuillez trouver la facture des 60 % restants, les 40 % ayant été réglés en mai.',
      'Monsieur Premat',
    ],
    [
      'first',
      'Monsieur Finot, voici la facture de la première moitié de votre site. La seconde moitié sera due à la mise en ligne.',
      'Monsieur Finot',
    ],
    [
      'first',
      'Bonjour Monsieur Dernier, voici la facture du premier tiers du montant prévu, nous commençons lundi.',
      'Monsieur Dernier',
    ],
    [
      'first',
      "Bonjour l'équipe Avanceau, voici la facture des 40 % convenus au départ ; le tournage commence mardi.",
      'Avanceau',
    ],
    [
      'last',
      'Estimado Sr. Primo: con la cocina ya instalada, le envío la factura por el importe restante; el anticipo del 40 % lo recibimos en junio.',
      'Sr. Primo',
    ],
    [
      'last',
      'Estimada señora Primitivo: la escalera está instalada y le envío la factura de la mitad restante. El 50 % de abril lo recibimos, gracias.',
      'señora Primitivo',
    ],
    [
      'last',
      'Estimado Sr. Señal: el vídeo se entregó el viernes. Adjunto la factura del 60 % restante, ya que el 40 % se pagó en mayo.',
      'Sr. Señal',
    ],
    [
      'first',
      'Señor Finales, esta es la factura de la primera mitad de su web. La segunda mitad se cobrará al lanzarla.',
      'Señor Finales',
    ],
    [
      'first',
      'Buenos días, señor Resto: adjunto la factura del primer tercio del importe acordado, empezamos el lunes.',
      'señor Resto',
    ],
    [
      'first',
      'Hola equipo Finalia, os paso la factura del 40 % acordado al inicio; el rodaje empieza el martes.',
      'Finalia',
    ],
    [
      'last',
      "Gentile sig. Anticoli, a cucina montata le invio la fattura per l'importo rimanente; l'anticipo del 40% è stato pagato a giugno.",
      'sig. Anticoli',
    ],
    [
      'last',
      'Gentile signora Primi, la scala è montata e le invio la fattura della metà rimanente. Il 50% di aprile è arrivato, grazie.',
      'signora Primi',
    ],
    [
      'last',
      'Egregio sig. Caparra, il video è stato consegnato venerdì. Allego la fattura del 60% rimanente, dato che il 40% è stato saldato a maggio.',
      'sig. Caparra',
    ],
    [
      'first',
      'Signor Finali, questa è la fattura della prima metà del sito. La seconda metà sarà dovuta al lancio.',
      'Signor Finali',
    ],
    [
      'first',
      'Buongiorno signor Saldi, allego la fattura del primo terzo della somma concordata, iniziamo lunedì.',
      'signor Saldi',
    ],
    [
      'first',
      "Ciao team Finaldi, ecco la fattura del 40% concordato all'inizio; le riprese partono martedì.",
      'Finaldi',
    ],
    [
      'last',
      'Exmo. Sr. Primo, com a cozinha já montada, envio a fatura do valor restante; o adiantamento de 40% foi recebido em junho.',
      'Sr. Primo',
    ],
    [
      'last',
      'Exma. Sra. Primeiro, a escada está montada e envio a fatura da metade restante. Os 50% de abril foram recebidos, obrigado.',
      'Sra. Primeiro',
    ],
    [
      'last',
      'Caro Sr. Sinal, o vídeo foi entregue na sexta. Em anexo a fatura dos 60% restantes, já que os 40% foram pagos em maio.',
      'Sr. Sinal',
    ],
    [
      'first',
      'Sr. Finais, esta é a fatura da primeira metade do site. A segunda metade será devida no lançamento.',
      'Sr. Finais',
    ],
    [
      'first',
      'Bom dia Sr. Saldanha, segue a fatura do primeiro terço do valor acordado, começamos na segunda.',
      'Sr. Saldanha',
    ],
    [
      'first',
      'Olá equipa Finalto, segue a fatura dos 40% combinados no início; as filmagens começam terça.',
      'Finalto',
    ],
    [
      'last',
      'Beste mevrouw Voorn, nu de keuken staat stuur ik u de factuur voor het resterende bedrag; de aanbetaling van 40% is in juni ontvangen.',
      'mevrouw Voorn',
    ],
    [
      'last',
      'Geachte mevrouw Eerste, de trap is geplaatst en ik stuur u de factuur voor de resterende helft. De 50% van april is ontvangen, dank u.',
      'mevrouw Eerste',
    ],
    [
      'last',
      'Geachte heer Voorschoten, de film is vrijdag geleverd. Bijgaand de factuur voor de resterende 60%, aangezien de 40% in mei is voldaan.',
      'heer Voorschoten',
    ],
    [
      'first',
      'Meneer Eindhoven, dit is de factuur voor de eerste helft van uw site. De tweede helft is verschuldigd bij de lancering.',
      'Meneer Eindhoven',
    ],
    [
      'first',
      'Goedemorgen meneer Slot, hierbij de factuur voor het eerste derde van het afgesproken bedrag, we beginnen maandag.',
      'meneer Slot',
    ],
    [
      'first',
      'Hoi team Slotstra, hierbij de factuur voor de afgesproken 40% vooraf; de opnames starten dinsdag.',
      'Slotstra',
    ],
  ])('is read as a %s part in a letter: %s', (part, phrase, name) => {
    expect(readPart(phrase, [name])?.part).toBe(part)
  })
})
