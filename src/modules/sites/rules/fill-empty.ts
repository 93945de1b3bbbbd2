import type { SiteDocument } from './document';
import type { SiteField } from './site-form';

/** Maximum number of pictures for an empty list. */
const OF_A_LIST = 8;

type Settings = Record<string, unknown>;
type Forms = readonly { id: string; form: readonly SiteField[] }[];

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * Returns a site with `put`'s result in each picture place of its blocks, in the order of pages. `most`: limit of a
 * list; null is a place for one.
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
  return values.length > 0 && !values.some(isFilled);
}

/**
 * Fills each empty place with the next picture, repeating from the first; no list shows one twice. Existing pictures
 * stay.
 */
export function fillEmpty(document: SiteDocument, forms: Forms, pictures: readonly string[]): SiteDocument {
  if (pictures.length === 0) return document;
  let at = 0;
  const next = () => pictures[at++ % pictures.length];
  return withPlaces(document, forms, (most, value) => {
    if (isFilled(value)) return value;
    if (most === null) return next();
    return Array.from({ length: Math.min(OF_A_LIST, most, pictures.length) }, next);
  });
}
