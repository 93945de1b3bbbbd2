/** Every counter of the wire. */
export const COUNTERS = [
  'facebook_shares',
  'google_plus_shares',
  'twitter_shares',
  'pinterest_shares',
  'email_shares',
  'shares_clickbacks',
  'facebook_uploads',
  'whatsapp_shares',
  'link_shares',
] as const;
export type Counter = (typeof COUNTERS)[number];

/** Whether a counter is kept for old counts only; nothing increments it. */
export const isReadOnly = (counter: Counter): boolean => counter === 'google_plus_shares';
