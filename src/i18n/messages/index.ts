import type { Locale } from '@/domain/locale';
import { features } from '@/registry/messages';
import account_en from './en/account.json';
import admin_en from './en/admin.json';
import common_en from './en/common.json';
import entry_en from './en/entry.json';
import errors_en from './en/errors.json';
import gallery_en from './en/gallery.json';
import mail_en from './en/mail.json';
import phone_en from './en/phone.json';
import account_he from './he/account.json';
import admin_he from './he/admin.json';
import common_he from './he/common.json';
import entry_he from './he/entry.json';
import errors_he from './he/errors.json';
import gallery_he from './he/gallery.json';
import mail_he from './he/mail.json';
import phone_he from './he/phone.json';

/** A tree of texts: namespace → key → ICU message. */
export type Messages = Record<string, unknown>;

const CORE: Record<Locale, Messages> = {
  en: {
    account: account_en,
    admin: admin_en,
    common: common_en,
    entry: entry_en,
    errors: errors_en,
    gallery: gallery_en,
    mail: mail_en,
    phone: phone_en,
  },
  he: {
    account: account_he,
    admin: admin_he,
    common: common_he,
    entry: entry_he,
    errors: errors_he,
    gallery: gallery_he,
    mail: mail_he,
    phone: phone_he,
  },
};

/** Every text of a language: the core's namespaces and one for each feature, named by its id. */
export function messagesFor(locale: Locale): Messages {
  return { ...CORE[locale], ...features[locale] };
}
