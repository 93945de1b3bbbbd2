import { env } from '@/core/env';

export { WALL } from '@/core/constants';
export { direction, LOCALES, type Locale } from '@/core/i18n/locale';
export { readPlans } from '@/modules/money/plans';
export {
  CURRENCY_OF,
  PERIOD_MONTHS,
  PERIODS,
  PLAN_IDS,
  priceOf,
  YEARLY_SAVING_PERCENT,
} from '@/modules/money/rules/plan';
export { hearSites, hearsOfSites } from '@/modules/sites/page-store';
export { siteParts } from '@/modules/sites/parts';
export { PLATFORM_PICTURES, sitePictureBase, sitePictureKey } from '@/modules/sites/picture-address';
export { picturesIn, type Resolver, sayWords } from '@/modules/sites/rules/resolve-settings';
export {
  LINK_TARGET,
  type Resolved,
  type SiteLinkTo,
  type SitePicture,
  siteFields,
  type Words,
} from '@/modules/sites/rules/site-fields';
export type { SiteField } from '@/modules/sites/rules/site-form';
export {
  originOfPlatform,
  originOfSite,
  platformSite,
  type Site,
  siteOf,
  siteOfAccount,
} from '@/modules/sites/site';
export { siteAssets } from '@/modules/sites/site-assets';
export {
  defineSiteBlock,
  type KnownSiteBlock,
  loadSiteBlock,
  refusesSettings,
  type SiteBlock,
  type SiteBlockRequest,
} from '@/modules/sites/site-block';
export type { DrawnSite, SiteDrawer, SiteForm, SiteRequest } from '@/modules/sites/site-drawer';
export type { LayoutProps, SiteTemplate, Tokens } from '@/modules/sites/site-template';
export { renderAlone } from '@/web/pages/render-fragment';

/** Name servers domains are looked up at; none: the machine's own. */
export const dnsServers = (): readonly string[] => env().dnsServers;
