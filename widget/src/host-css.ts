/**
 * Without these, a rule of the host page for our tag would hide or squeeze the cards. Margin, width and the like are
 * left to the owner.
 */
export const HOST_CSS =
  ':host{display:block!important;float:none!important;columns:auto!important}:host([hidden]){display:none!important}'
