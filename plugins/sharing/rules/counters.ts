import type { Channel } from './channels';

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

/** The counter of each channel. */
export const COUNTER_OF: Record<Channel, Counter> = {
  whatsapp: 'whatsapp_shares',
  facebook: 'facebook_shares',
  twitter: 'twitter_shares',
  pinterest: 'pinterest_shares',
  email: 'email_shares',
  link: 'link_shares',
  qr: 'link_shares',
};
