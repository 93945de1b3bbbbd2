/** What social cards say; the picture's size in px. */
export interface Card {
  url: string;
  title: string;
  description: string;
  image: string;
  width: number;
  height: number;
  site: string;
  locale: string;
}

/** What the page of one photograph is drawn from. */
export interface PhotoPageProps {
  studio: string;
  /** Null where this person may not know it. */
  project: string | null;
  src: string;
  width: number;
  height: number;
  /** Guests do not see it. */
  hidden: boolean;
  /** The photograph in its gallery, or the way in. */
  gallery: string;
  /** Whether this person is in the project already. */
  inside: boolean;
  scheme: 'dark' | 'light';
  card: Card | null;
}
