import { reviewSources } from '@plugins/kit/server/rules';
import { originOfSite, siteOfAccount } from '@plugins/kit/server/sites';
import { namedKey, translator } from '@plugins/kit/server/texts';

/** Where reviews come from and where they are shown. */
export interface Places {
  /** Places reviews can be brought from; none where no feature brings any. */
  sources: { id: string; label: string }[];
  /** Null while the studio has chosen no name for its site. */
  wall: {
    address: string;
    frame: string;
    /** Sites that may show the frame, and whose brand names them. */
    sites: string[];
    brand: string | null;
    studio: string;
  } | null;
}

/** The sources there are, by their names in the reader's language, and the account's wall. */
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
