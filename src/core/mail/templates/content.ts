import type { TypePair } from '@/core/photo/gallery-design';
import type { StudioHosts } from '@/core/text/site-name';

/** Most photographs in a message: about 400 KB. */
export const MAIL_PHOTOS = 12;

/** The content of a message, in the reader's language already. Everything but the heading is optional. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in a list of messages; by default the first paragraph. */
  preview?: string;
  heading: string;
  paragraphs?: string[];
  /** Short facts: `Album` · `12 of 12`. */
  facts?: { label: string; value: string }[];
  /**
   * Ids of the project's photographs, shown in a row of small pictures; those after `MAIL_PHOTOS` are left out. They are
   * attached when the message is sent, if its reader may see the project then.
   */
  photos?: readonly string[];
  /** The one button. `path` begins with a slash; the studio's host precedes one of a gallery, else the platform's. */
  button?: { label: string; path: string };
  /** Small text under the button: for whom the link is. */
  remark?: string;
  /** Small links below everything, to unsubscribe for example. Paths as the button's. */
  links?: { label: string; path: string }[];
}

/** The sender of the message, as its reader sees it. */
export interface MailBrand {
  name: string;
  /** The sender's name, where the brand has another. */
  sender: string;
  accent: string | null;
  /** The pair of typefaces of its galleries: the heading has its display face, or the nearest one of the mail program. */
  type: TypePair;
  contact: string | null;
  /** The storage key of its logo. */
  logo: string | null;
  /** Its studio's hosts; without any, links lead to the platform's. */
  hosts?: StudioHosts;
}
