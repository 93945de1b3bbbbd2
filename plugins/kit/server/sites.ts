export { siteFields } from '@/modules/sites/rules/site-fields';
export {
  originOfSite,
  type Site,
  siteOf,
  siteOfAccount,
} from '@/modules/sites/site';
export { defineSiteBlock } from '@/modules/sites/site-block';
