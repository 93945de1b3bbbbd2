import type { Counter } from './counters';

/** Ways to share that are addresses of their own; `qr` and `link` hand out the address itself. */
export const CHANNELS = ['whatsapp', 'facebook', 'twitter', 'pinterest', 'email', 'link', 'qr'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What a use of each way raises. */
export const COUNTER_OF: Record<Channel, Counter> = {
  whatsapp: 'whatsapp_shares',
  facebook: 'facebook_shares',
  twitter: 'twitter_shares',
  pinterest: 'pinterest_shares',
  email: 'email_shares',
  link: 'link_shares',
  qr: 'link_shares',
};

/** The word of an address that says how it was shared. */
export const TAG = 'via';

/** The shared address with its tag, by which whoever comes back is counted. */
export function tagged(url: string, channel: Channel): string {
  return `${url}?${TAG}=${channel}`;
}

export function isChannel(word: unknown): word is Channel {
  return CHANNELS.includes(word as Channel);
}

/** What is shared: its own address, words for a message, and for Pinterest a picture's address. */
export interface Shared {
  url: string;
  subject: string;
  text: string;
  picture: string | null;
}

const link = (base: string, query: Record<string, string>) =>
  `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The address that opens each service with what is shared, ready to be sent. */
export function channelLinks({
  url,
  subject,
  text,
  picture,
}: Shared): Record<Exclude<Channel, 'link' | 'qr'>, string> {
  const media: Record<string, string> = picture ? { media: picture } : {};
  return {
    whatsapp: link('https://wa.me/', { text: `${text} ${tagged(url, 'whatsapp')}` }),
    facebook: link('https://www.facebook.com/sharer/sharer.php', { u: tagged(url, 'facebook') }),
    twitter: link('https://x.com/intent/post', { text, url: tagged(url, 'twitter') }),
    pinterest: link('https://www.pinterest.com/pin/create/button/', {
      url: tagged(url, 'pinterest'),
      ...media,
      description: text,
    }),
    email: link('mailto:', { subject, body: `${text}\r\n\r\n${tagged(url, 'email')}\r\n` }),
  };
}
