/** Channels to share by; `qr` and `link` hand out the address itself. */
export const CHANNELS = ['whatsapp', 'facebook', 'twitter', 'pinterest', 'email', 'link', 'qr'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The query parameter that names the channel. */
export const TAG = 'via';

/** Returns the shared address with its channel, by which returning visits are counted. */
export function tagged(url: string, channel: Channel): string {
  return `${url}?${TAG}=${channel}`;
}

export function isChannel(word: unknown): word is Channel {
  return CHANNELS.includes(word as Channel);
}

/** What is shared: its address, a text, one after the address, and for Pinterest a picture's address. */
export interface Shared {
  url: string;
  subject: string;
  text: string;
  /** Empty where nothing follows the address. */
  after: string;
  picture: string | null;
}

const link = (base: string, query: Record<string, string>) =>
  `${base}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** Returns an address that opens a new email. */
export const mailLink = (subject: string, body: string): string => link('mailto:', { subject, body });

/** Returns the address that opens each service with the shared content prefilled. */
export function channelLinks({
  url,
  subject,
  text,
  after,
  picture,
}: Shared): Record<Exclude<Channel, 'link' | 'qr'>, string> {
  const media: Record<string, string> = picture ? { media: picture } : {};
  return {
    whatsapp: link('https://wa.me/', {
      text: [`${text} ${tagged(url, 'whatsapp')}`, after].filter(Boolean).join('\n'),
    }),
    facebook: link('https://www.facebook.com/sharer/sharer.php', { u: tagged(url, 'facebook') }),
    twitter: link('https://x.com/intent/post', { text, url: tagged(url, 'twitter') }),
    pinterest: link('https://www.pinterest.com/pin/create/button/', {
      url: tagged(url, 'pinterest'),
      ...media,
      description: text,
    }),
    email: mailLink(subject, `${text}\r\n\r\n${tagged(url, 'email')}\r\n${after && `${after}\r\n`}`),
  };
}
