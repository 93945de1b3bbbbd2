import type { Words } from './compare-sites';
import type { SiteDocument } from './document';

/** A picture of a site, as the builder shows it. */
export interface StudioPicture {
  /** Address without width and format; null while nothing is drawn. */
  base: string | null;
  widths: number[];
  width: number | null;
  height: number | null;
  state: 'processing' | 'ready' | 'refused';
  name: string | null;
  alt: Words;
  focus: { x: number; y: number };
}

/** What is worked on, and what is known around it. Without a document nothing was begun yet. */
export interface StudioSite {
  document: SiteDocument | null;
  revision: number;
  /** What visitors see. */
  live: SiteDocument | null;
  pictures: Record<string, StudioPicture>;
  published_at: string | null;
  scheduled_at: string | null;
  /** Where visitors find it; null until the account has chosen a name. */
  address: string | null;
  /** The name in that address. */
  site_name: string | null;
  studio: string;
  /** Whether the asker may let visitors see it. */
  may_publish: boolean;
}

/** A version that was kept. */
export interface StudioVersion {
  number: number;
  kind: 'published' | 'kept';
  made_at: string;
  made_by: string | null;
  live: boolean;
}
