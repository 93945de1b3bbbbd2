import type { SiteField } from '../../rules/site-form';

export type { Words } from '../../rules/compare-sites';

/** A field of a block's form. */
export type FormField = SiteField;

/** A block that may be put on a page. */
export interface PartBlock {
  id: string;
  form: FormField[];
  starter: Record<string, unknown>;
  /** What it begins with is invented: it is put down as a sample. */
  sample: boolean;
  /** What holds where nothing was chosen. */
  defaults: Record<string, unknown>;
}

/** A template to choose. */
export interface PartTemplate {
  id: string;
  words: Record<
    'en' | 'he',
    { name: string; about: string; palettes: Record<string, string>; types: Record<string, string> }
  >;
  palettes: Record<string, Record<string, string>>;
  types: string[];
}

/** What sites are made of. */
export interface SiteParts {
  templates: PartTemplate[];
  blocks: PartBlock[];
}
