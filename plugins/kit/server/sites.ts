export { WALL } from '@/domain/constants';
export { originOfSite, type Site, siteOf, siteOfAccount } from '@/server/sites/site';
export {
  defineSiteBlock,
  loadSiteBlock,
  type SiteBlock,
  type SiteBlockRequest,
} from '@/server/sites/site-block';
