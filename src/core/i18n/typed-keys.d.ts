import type { Texts } from './messages';

/** Types the keys of `useTranslations` and `getTranslations`: a key without a text is a type error. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: Texts;
  }
}
