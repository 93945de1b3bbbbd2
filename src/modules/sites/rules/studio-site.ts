import type { Words } from './compare-sites';
import type { SiteDocument } from './document';

/** A picture of a site, as the builder shows it. */
export interface StudioPicture {
  /** Address without width and format; null until it is rendered. */
  base: string | null;
  widths: number[];
  width: number | null;
  height: number | null;
  state: 'processing' | 'ready' | 'refused';
  name: string | null;
  alt: Words;
  focus: { x: number; y: number };
}

/** The draft with related data. The document is null if there is no site yet. */
export interface StudioSite {
  document: SiteDocument | null;
  revision: number;
  /** The published document. */
  live: SiteDocument | null;
  pictures: Record<string, StudioPicture>;
  published_at: string | null;
  scheduled_at: string | null;
  /** The site's public address; null until the account has chosen a name. */
  address: string | null;
  /** The name in that address. */
  site_name: string | null;
  studio: string;
  /** Whether the requester may publish it. */
  may_publish: boolean;
}

/** A saved version. */
export interface StudioVersion {
  number: number;
  kind: 'published' | 'kept';
  made_at: string;
  made_by: string | null;
  live: boolean;
}
