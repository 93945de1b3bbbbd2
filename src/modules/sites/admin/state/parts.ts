import type { SiteField } from '../../rules/site-form';

export type { Words } from '../../rules/compare-sites';

/** A field of a block's form. */
export type FormField = SiteField;

/** A block that can be added to a page. */
export interface PartBlock {
  id: string;
  form: FormField[];
  starter: Record<string, unknown>;
  /** Its starter text is invented, so it is added as a sample. */
  sample: boolean;
  /** What templates and a new block say in it: samples until they are edited. */
  words: string[];
  /** Settings that apply if nothing was chosen. */
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

/** The templates and blocks for sites. */
export interface SiteParts {
  templates: PartTemplate[];
  /** What templates say of a whole site. */
  words: string[];
  blocks: PartBlock[];
}
