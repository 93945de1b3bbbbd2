export type { Locale } from '@/core/i18n/locale';
export type { Resolved, SiteLinkTo, SitePicture, Words } from '@/modules/sites/rules/site-fields';
export type { LayoutProps, SiteTemplate, Tokens } from '@/modules/sites/site-template';
