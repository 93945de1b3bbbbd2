/** What a message says, in the reader's language already. Everything but the heading may be left out. */
export interface MailContent {
  subject: string;
  /** Shown beside the subject in a list of messages; by default the first paragraph. */
  preview?: string;
  heading: string;
  paragraphs?: string[];
  /** Short facts: `Album` · `12 of 12`. */
  facts?: { label: string; value: string }[];
  /** The one thing to do. `path` begins with a slash; the platform's address goes before it. */
  button?: { label: string; path: string };
  /** Small words under the button: whom the link is for. */
  remark?: string;
  /** Quiet ways below everything: to want no more of these, say. Paths as the button's. */
  links?: { label: string; path: string }[];
}

/** Who the message comes from, as its reader sees it. */
export interface MailBrand {
  name: string;
  /** The name it is sent under, where the brand wants another. */
  sender: string;
  accent: string | null;
  contact: string | null;
  /** Its logo's name in storage. */
  logo: string | null;
}
