import { env } from '@/server/env';

export { WALL } from '@/domain/constants';
export { direction, LOCALES, type Locale } from '@/domain/locale';
export { PERIOD_MONTHS, PERIODS, PLAN_IDS, priceOf, YEARLY_SAVING_PERCENT } from '@/domain/plan';
export { picturesIn, type Resolver, sayWords } from '@/domain/resolve-settings';
export {
  LINK_TARGET,
  type Resolved,
  type SiteLinkTo,
  type SitePicture,
  siteFields as fields,
  type Words,
} from '@/domain/site-fields';
export type { SiteField } from '@/domain/site-form';
export { readPlans } from '@/server/operators/plans';
export { renderAlone } from '@/server/pages/render-fragment';
export { hearSites, hearsOfSites } from '@/server/sites/page-store';
export { siteParts as parts } from '@/server/sites/parts';
export { PLATFORM_PICTURES, sitePictureBase, sitePictureKey } from '@/server/sites/picture-address';
export {
  originOfPlatform,
  originOfSite,
  platformSite,
  type Site,
  siteOf,
  siteOfAccount,
} from '@/server/sites/site';
export { siteAssets as assets } from '@/server/sites/site-assets';
export {
  defineSiteBlock,
  type KnownSiteBlock,
  loadSiteBlock,
  refusesSettings,
  type SiteBlock,
  type SiteBlockRequest,
} from '@/server/sites/site-block';
export type { DrawnSite, SiteDrawer, SiteForm, SiteRequest } from '@/server/sites/site-drawer';
export type { LayoutProps, SiteTemplate, Tokens } from '@/server/sites/site-template';

/** Name servers domains are looked up at; none: the machine's own. */
export const dnsServers = (): readonly string[] => env().dnsServers;
