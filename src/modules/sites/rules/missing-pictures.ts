import type { SiteDocument, SitePageDocument } from './document';
import { picturesIn } from './resolve-settings';
import type { SiteField } from './site-form';

type Block = SitePageDocument['blocks'][number];

/** Lists whose items are pictures; in other lists a picture is an extra. */
const SHOWS = new Set(['works', 'slides']);

/** Whether a block is made to show pictures. */
const wantsPicture = (form: readonly SiteField[]): boolean =>
  form.some(
    ({ name, kind }) => kind === 'picture' || kind === 'pictures' || (kind === 'items' && SHOWS.has(name)),
  );

/**
 * Returns the blocks that visitors would see without a picture although they are made for one, each with its page.
 * `known`: the pictures that can be shown, by id.
 */
export const withoutPictures = (
  document: SiteDocument,
  forms: readonly { id: string; form: readonly SiteField[] }[],
  known: Readonly<Record<string, { state: string }>>,
): { page: SitePageDocument; block: Block }[] => {
  const isBare = ({ type, settings, hidden, sample }: Block) => {
    const form = forms.find(({ id }) => id === type)?.form;
    if (!form || hidden || sample || !wantsPicture(form)) return false;
    return !picturesIn(form, settings).some((id) => known[id] && known[id].state !== 'refused');
  };
  return document.pages
    .filter(({ shown }) => shown)
    .flatMap((page) => page.blocks.filter(isBare).map((block) => ({ page, block })));
};

/** Returns the ids of all pictures of a site. */
export const picturesOf = (
  document: SiteDocument,
  forms: readonly { id: string; form: readonly SiteField[] }[],
): string[] => {
  const inBlocks = document.pages.flatMap(({ picture, blocks }) => [
    picture,
    ...blocks.flatMap(({ type, settings }) =>
      picturesIn(forms.find(({ id }) => id === type)?.form ?? [], settings),
    ),
  ]);
  return [...new Set([document.logo, document.seo.picture, ...inBlocks])].filter((id) => id !== null);
};
