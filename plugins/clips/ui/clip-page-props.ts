import type { ClipDownload, FilmView } from '../wire';

/** Content of a clip's social card. */
export interface ClipCardTags {
  url: string;
  title: string;
  site: string;
  image: string;
  video: string;
  width: number;
  height: number;
  seconds: number;
  locale: string;
}

/** The data of a clip's page. */
export interface ClipPageProps {
  event: string;
  clip: string;
  name: string;
  studio: string;
  film: FilmView;
  download: ClipDownload;
  /** Whether this person has entered the project. */
  inside: boolean;
  gallery: string;
  /** The background that the studio chose. */
  scheme: 'light' | 'dark';
  /** Its absolute address, while it may be shared. */
  share: string | null;
  card: ClipCardTags | null;
}
