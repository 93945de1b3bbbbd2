import type { Locale } from '@/core/i18n/locale';
import { features } from '@/registry/messages';
import account_en from './en/account.json';
import account_data_en from './en/account-data.json';
import account_mails_en from './en/account-mails.json';
import admin_en from './en/admin.json';
import admin_clients_en from './en/admin-clients.json';
import admin_data_en from './en/admin-data.json';
import admin_features_en from './en/admin-features.json';
import admin_history_en from './en/admin-history.json';
import admin_home_en from './en/admin-home.json';
import admin_operators_en from './en/admin-operators.json';
import admin_photos_en from './en/admin-photos.json';
import admin_project_en from './en/admin-project.json';
import admin_projects_en from './en/admin-projects.json';
import admin_security_en from './en/admin-security.json';
import admin_studio_en from './en/admin-studio.json';
import admin_webhooks_en from './en/admin-webhooks.json';
import common_en from './en/common.json';
import entry_en from './en/entry.json';
import errors_en from './en/errors.json';
import gallery_en from './en/gallery.json';
import mail_en from './en/mail.json';
import phone_en from './en/phone.json';
import screen_errors_en from './en/screen-errors.json';
import site_en from './en/site.json';
import account_he from './he/account.json';
import account_data_he from './he/account-data.json';
import account_mails_he from './he/account-mails.json';
import admin_he from './he/admin.json';
import admin_clients_he from './he/admin-clients.json';
import admin_data_he from './he/admin-data.json';
import admin_features_he from './he/admin-features.json';
import admin_history_he from './he/admin-history.json';
import admin_home_he from './he/admin-home.json';
import admin_operators_he from './he/admin-operators.json';
import admin_photos_he from './he/admin-photos.json';
import admin_project_he from './he/admin-project.json';
import admin_projects_he from './he/admin-projects.json';
import admin_security_he from './he/admin-security.json';
import admin_studio_he from './he/admin-studio.json';
import admin_webhooks_he from './he/admin-webhooks.json';
import common_he from './he/common.json';
import entry_he from './he/entry.json';
import errors_he from './he/errors.json';
import gallery_he from './he/gallery.json';
import mail_he from './he/mail.json';
import phone_he from './he/phone.json';
import screen_errors_he from './he/screen-errors.json';
import site_he from './he/site.json';

/** A tree of texts: namespace → key → ICU message. */
export type Messages = Record<string, unknown>;

const CORE = {
  en: {
    account: account_en,
    'account-data': account_data_en,
    'account-mails': account_mails_en,
    admin: admin_en,
    'admin-clients': admin_clients_en,
    'admin-data': admin_data_en,
    'admin-features': admin_features_en,
    'admin-history': admin_history_en,
    'admin-home': admin_home_en,
    'admin-operators': admin_operators_en,
    'admin-photos': admin_photos_en,
    'admin-project': admin_project_en,
    'admin-projects': admin_projects_en,
    'admin-studio': admin_studio_en,
    'admin-security': admin_security_en,
    'admin-webhooks': admin_webhooks_en,
    common: common_en,
    entry: entry_en,
    errors: errors_en,
    gallery: gallery_en,
    mail: mail_en,
    phone: phone_en,
    'screen-errors': screen_errors_en,
    site: site_en,
  },
  he: {
    account: account_he,
    'account-data': account_data_he,
    'account-mails': account_mails_he,
    admin: admin_he,
    'admin-clients': admin_clients_he,
    'admin-data': admin_data_he,
    'admin-features': admin_features_he,
    'admin-history': admin_history_he,
    'admin-home': admin_home_he,
    'admin-operators': admin_operators_he,
    'admin-photos': admin_photos_he,
    'admin-project': admin_project_he,
    'admin-projects': admin_projects_he,
    'admin-studio': admin_studio_he,
    'admin-security': admin_security_he,
    'admin-webhooks': admin_webhooks_he,
    common: common_he,
    entry: entry_he,
    errors: errors_he,
    gallery: gallery_he,
    mail: mail_he,
    phone: phone_he,
    'screen-errors': screen_errors_he,
    site: site_he,
  },
} satisfies Record<Locale, Messages>;

type Core = (typeof CORE)['en'];
type Features = (typeof features)['en'];

/** All English texts as a type: `t('…')` with a key that is not in it is refused by the type check. */
export interface Texts extends Core, Features {}

/** Every text of a language: the core's namespaces and one for each feature, named by its id. */
export function messagesFor(locale: Locale): Messages {
  return { ...CORE[locale], ...features[locale] };
}
