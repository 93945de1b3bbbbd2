/** Every counter the wire knows. */
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

/** Kept for what was counted before; nothing raises it any more. */
export const isReadOnly = (counter: Counter): boolean => counter === 'google_plus_shares';
