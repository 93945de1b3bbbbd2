export { siteFields } from '@/modules/sites/rules/site-fields';
export { siteOf } from '@/modules/sites/site';
export { defineSiteBlock } from '@/modules/sites/site-block';
