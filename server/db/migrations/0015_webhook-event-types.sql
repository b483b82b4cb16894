ALTER TABLE `connections` ADD `event_types` text;--> statement-breakpoint
UPDATE `connections` SET `event_types` = json_array(
  'invoice.paid', 'invoice.voided', 'invoice.marked_uncollectible', 'invoice_payment.paid',
  'checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.async_payment_failed',
  'charge.refunded', 'charge.dispute.created'
) WHERE `kind` = 'webhook' AND `status` <> 'awaiting_secret';
