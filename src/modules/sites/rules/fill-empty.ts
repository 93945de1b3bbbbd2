import type { SiteDocument } from './document';
import type { SiteField } from './site-form';

/** Pictures a list that has none is given at most. */
const OF_A_LIST = 8;

type Settings = Record<string, unknown>;
type Forms = readonly { id: string; form: readonly SiteField[] }[];

const stands = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * A site with what `put` gives in each of its blocks' places for pictures, in the order of its pages. `most`: how many a list
 * takes; null is a place for one.
 */
function withPlaces(
  document: SiteDocument,
  forms: Forms,
  put: (most: number | null, value: unknown) => unknown,
): SiteDocument {
  const written = (fields: readonly SiteField[], settings: Settings): Settings => {
    const next = { ...settings };
    for (const field of fields) {
      const value = settings[field.name];
      if (field.kind === 'picture') next[field.name] = put(null, value);
      if (field.kind === 'pictures') next[field.name] = put(field.max, value);
      if (field.kind === 'items' && Array.isArray(value))
        next[field.name] = value.map((item) => written(field.fields, item as Settings));
    }
    return next;
  };
  const pages = document.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      const form = forms.find(({ id }) => id === block.type)?.form;
      return form ? { ...block, settings: written(form, block.settings) } : block;
    }),
  }));
  return { ...document, pages };
}

/** Whether no block of a site shows a picture of its own, though some have places for them. */
export function wantsPictures(document: SiteDocument, forms: Forms): boolean {
  const values: unknown[] = [];
  withPlaces(document, forms, (_most, value) => values.push(value));
  return values.length > 0 && !values.some(stands);
}

/**
 * The site with pictures in each empty place: one after the other, from the first again when they are used up; no list shows
 * one twice. What has a picture keeps it.
 */
export function fillEmpty(document: SiteDocument, forms: Forms, pictures: readonly string[]): SiteDocument {
  if (pictures.length === 0) return document;
  let at = 0;
  const next = () => pictures[at++ % pictures.length];
  return withPlaces(document, forms, (most, value) => {
    if (stands(value)) return value;
    if (most === null) return next();
    return Array.from({ length: Math.min(OF_A_LIST, most, pictures.length) }, next);
  });
}
