/** The cookie with the code of the partner's link that was opened last. */
export const PARTNER_COOKIE = 'partner';
