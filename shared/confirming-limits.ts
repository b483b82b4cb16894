/** How many days an answer waits for its confirmation, before it is deleted. No zod, so that client pages can import it. */
export const CONFIRMABLE_DAYS = 7
/** How many emails a visitor can have us send for one answer. */
export const CONFIRMATION_EMAILS_MAX = 3
