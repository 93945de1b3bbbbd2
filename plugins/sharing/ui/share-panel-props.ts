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
  /** A text for the device's own share sheet. */
  text: string;
  links: { channel: 'whatsapp' | 'facebook' | 'twitter' | 'pinterest' | 'email'; href: string }[];
  /** The QR code of the address, as a data URL. */
  qr: string;
}
