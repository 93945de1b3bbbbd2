/** What the channels hand on: the address alone, or with the project's code. */
export interface ShareWay {
  /** What copying copies: the tagged address, with the code in words below it where it is included. */
  copy: string;
  /** A text for the device's own share sheet. */
  text: string;
  links: { channel: 'whatsapp' | 'facebook' | 'twitter' | 'pinterest' | 'email'; href: string }[];
}

/** The data of the share panel. */
export interface SharePanelProps {
  event: string;
  /** One photograph, a public project, or one with a code. */
  what: 'photo' | 'public' | 'gallery';
  /** File name of the photograph, or the project's name. */
  name: string;
  preview: { src: string; width: number; height: number } | null;
  /** The tagged address to share. */
  url: string;
  /** The address as people read it. */
  shown: string;
  way: ShareWay;
  /** The same with the code, as people write it; null for those who may not hand it on. */
  withCode: (ShareWay & { code: string }) | null;
  /** The QR code of the address, as a data URL. */
  qr: string;
}
