/** What the ways to share are drawn from. */
export interface SharePanelProps {
  event: string;
  /** One photograph, a project anyone may look at, or one whose code is asked for. */
  what: 'photo' | 'public' | 'gallery';
  /** File name of the photograph, or the project's name. */
  name: string;
  preview: { src: string; width: number; height: number } | null;
  /** The address to hand on, tagged. */
  url: string;
  /** A word for the phone's own share sheet. */
  text: string;
  links: { channel: 'whatsapp' | 'facebook' | 'twitter' | 'pinterest' | 'email'; href: string }[];
  /** The code of the address, as a data URL. */
  qr: string;
}
