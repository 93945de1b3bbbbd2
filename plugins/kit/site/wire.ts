export type { SiteLinkTo, SitePicture } from '@/modules/sites/rules/site-fields';
export type { LayoutProps } from '@/modules/sites/site-template';
