export { originOfSite, type Site, siteOfAccount } from '@/modules/sites/site';
