export type { Locale } from '@/domain/locale';
export type { Resolved, SiteLinkTo, SitePicture, Words } from '@/domain/site-fields';
export type { LayoutProps, SiteTemplate, Tokens } from '@/server/sites/site-template';
