import { originOfSite, siteOfAccount } from '@plugins/kit/server/internal';
import { reviewSources } from '@plugins/kit/server/rules';
import { namedKey, translator } from '@plugins/kit/server/texts';

/** Where reviews are imported from and where they are shown. */
export interface Places {
  /** Sources of reviews that features add. */
  sources: { id: string; label: string }[];
  /** Null until the studio has chosen a name for its site. */
  wall: {
    address: string;
    frame: string;
    /** Sites that may embed the wall, and the brand that names them. */
    sites: string[];
    brand: string | null;
    studio: string;
  } | null;
}

/** Returns the sources by name in the reader's language, and the account's wall. */
export async function readPlaces(account: string, locale: 'en' | 'he'): Promise<Places> {
  const t = translator(locale);
  const site = await siteOfAccount(account);
  const origin = site && originOfSite(site);
  return {
    sources: reviewSources().map(({ id, label }) => ({ id, label: t(namedKey(label)) })),
    wall: site && {
      address: `${origin}/reviews`,
      frame: `${origin}/reviews/frame`,
      sites: (site.brand.embed_sites ?? '').split(/[\s,]+/).filter(Boolean),
      brand: site.brand.id,
      studio: site.brand.name,
    },
  };
}
