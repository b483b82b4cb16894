/** Money kept back until defects are mended. For how the words are written, see `vocabulary.domain.ts`. */

export const RETENTION = [
  'retentions?(?:_(?:money|monies|sum|amount|fund|payment|invoice|percentage))?|retainage|hold_?backs?|retained_(?:amount|sum|money|monies|balance|percentage|\\d+_?%)|withheld_(?:amount|sum|balance)',
  '(?:~einbehalt|~ruckbehalt|~rucklass|~ruckhalt)(?:e|s|es|~freigabe|~auszahlung)?|sicherheitsleistung|einbehaltene[rns]?_(?:sicherheit~|betrag|summe|\\d+_?%)|gewahrleistungssumme|garantiesumme',
  'retenues?(?:_de_(?:garantie|bonne_fin|\\d+_?%))?|somme_retenue',
  'retencion(?:es)?(?:_de_garantia|_de_obra|_contractual)?|fondo_de_(?:garantia|reparo)|cantidad_retenida|garantias?_retenidas?|garantia_de_(?:obra|fiel_cumplimiento)|fianza_de_obra',
  'ritenut[ae](?:_(?:a|di)_garanzia)?|trattenut[ae](?:_a_garanzia)?|decim[oi](?:_di_garanzia)?|somm[ae]_trattenut[ae]',
  'retenc(?:ao|oes)(?:_(?:de_garantia|contratual|tecnica))?|caucao_(?:contratual|de_obra|da_obra|d[ae]_empreitada|de_\\d+_?%|\\d+_?%)|valor(?:es)?_retidos?|quantias?_retidas?|garantias?_retidas?|garantias?_(?:da_obra|contratuais|da_empreitada)',
  '~inhouding(?:en)?|ingehouden(?:_(?:bedrag|garantie))?|waarborg(?:som|bedrag)?|garantie_?(?:bedrag|som|inhouding)|borg(?:som|tocht)_(?:aanneming|werken|oplevering)|bankgarantie|onderhoudsgarantie',
]

/** Near it, when it is paid out. */
export const RELEASED = [
  'releas(?:e|es|ed|ing)|return(?:ed)?|repaid|repayment|end_of_(?:the_)?(?:defects|maintenance|warranty)|expir(?:y|ed)|snagging|making_good|practical_completion|defects',
  'auszahlung|~freigabe|freigegeben|ruckzahlung|ablosung|auflosung|fallig|falligkeit|auskehrung|abruf|nach_(?:ablauf|abnahme|mangel~|schlussabnahme|gewahrleistung~)|ablauf|auszuzahlen|freigeben|freizugeben|beseitigt|behoben|~auszahlung',
  'liberation|liberee?s?|levee?s?|remboursement|deblocage|debloque~|restitution|restituee?s?|liberer|mainlevee|rembourser|un_an_apres|reserves_levees|parfait_achevement|travaux_acceptes',
  'devolucion|devuelt[oa]s?|liberacion|liberad[oa]s?|reintegro|cobro|devolver|vencid[oa]s?|reembolso|liber(?:ar|en|amos)|subsanad[oa]s|fin_(?:de_|del_)?(?:plazo|garantia)|cancelacion|recepcion_definitiva',
  'svincol~|restituzion[ei]|restituit[oaie]|rilasci~|liquid~|sblocc~|incasso|dopo_(?:il_)?collaudo|scadut[aei]',
  'libertac(?:ao|oes)|liberac(?:ao|oes)|libertad[oa]s?|liberad[oa]s?|devoluc(?:ao|oes)|devolver|devolvid[oa]s?|restituic(?:ao|oes)|reembolso|recebimento|levantamento|vencidas?|libertar|liberar|restituir|apos_vistoria|rece[pc]*ao_definitiva',
  'vrijgave|vrijgegeven|vrijval|vrij_te_geven|uitbetaling|terugbetaling|uit_te_betalen|na_(?:oplevering|onderhoudstermijn|herstel|definitieve|afloop)|definitieve_oplevering|na_\\d+_(?:maanden|jaar)|opeisbaar|vrijgeven|vervallen|hersteld',
]

/** Next to it, when it is paid out: these words are common, and far away they say something else. */
export const PAID_OUT =
  'payments?|payable|due|now_due|billing|invoice|final|half|moiety|remaining|outstanding|balance|claim|paiement|reglement|facturation|facture|solde|echue?|restlich~|rechnung|zahlung|pago|factura|pendientes?|pagamento|fattura|saldo|fatura|restant|factuur|rest'

/** Keeping clients, files or taxes back is no part of a price. */
export const NOT_RETENTION =
  '(?:of_)?(?:the_|your_)?date|customers?|clients?|users?|employees?|staff|data|talento?s?|donors?|emails?|audience|member|subscriber|patient|player|tax|policy|rate|strategy|campaign|urin~|water|irpf|irrf|iss|inss|csll|pis|iva|d.?acconto|na_fonte|a_la_source|fiscal(?:es)?|impots?|impuestos?|clientes|utenti|usuarios|talentos|kunden~|mitarbeiter~|steuer~|klanten|personeel~|loonheffing~|bron|previdenziale|~huur|~verhuur|huur~|hire|rental|rent|~miete|miet~|~vermietung|location|alquiler|arriendo|noleggio|affitto|aluguer|aluguel|locacao|keys?|schlussel|cles|llaves|chiavi|chaves|sleutels?|equipment|equipo|attrezzatur[ae]|equipamento|apparatuur|materiaal|materiel|apartamento|appartement|vakantiewoning|ferienwohnung|zaal'

/** Taken off this invoice: "less 5% retention", "retention 5% withheld". */
export const LESS_THAN =
  'less|minus|excl\\.?|excluding|after|net_of|abzuglich|abzgl\\.?|abz\\.?|unter_abzug|moins|hors|sous_deduction(?:_de)?|deduction_faite(?:_de)?|con_abono_de|menos|descontad[oa]s?|deducid[oa]s?|meno|al_netto(?:_d\\p{L}+)?|dedott[oaie]|detratt[oaie]|minus|onder_aftrek(?:_van)?|verminderd_met|deduzid[oa]s?|deduccion'
export const WITHHELD =
  'withheld|retained|held|deducted|to_be_(?:held|released)|einbehalten|abgezogen|deduite?s?|prelevee?|appliquee?|aplicad[oa]|practicad[oa]|descontad[oa]|applicat[ae]|trattenut[ae]|aplicad[oa]|ingehouden|a_liberer_(?:plus_tard|ulterieurement)'
