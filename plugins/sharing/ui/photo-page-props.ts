/** Content of a social card; the picture's size in px. */
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

/** The data of one photograph's page. */
export interface PhotoPageProps {
  studio: string;
  /** Null if this person may not know it. */
  project: string | null;
  src: string;
  width: number;
  height: number;
  /** Hidden from guests. */
  hidden: boolean;
  /** Address of the photograph in its gallery, or of the entry page. */
  gallery: string;
  /** Whether this person has entered the project already. */
  inside: boolean;
  scheme: 'dark' | 'light';
  card: Card | null;
}
