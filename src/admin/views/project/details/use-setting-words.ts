'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ProjectSettings } from '@/server/studio/settings-repo';
import { dayText, momentText } from '../../../components/times';

const LANGUAGES: Record<string, string> = { en: 'English', he: 'עברית' };

/** A project's settings in the person's words: the name of each, and what a value of it means. */
export function useSettingWords(brands: { id: string; name: string }[]) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-project.details');
  const locale = useLocale();
  const label = (field: keyof ProjectSettings): string =>
    own.has(`field.${field}`)
      ? own(`field.${field}`)
      : t.has(`field.${field}`)
        ? t(`field.${field}`)
        : t(`option.${field}`);
  const show = (field: keyof ProjectSettings, value: unknown): string => {
    if (typeof value === 'boolean') return own(value ? 'yes' : 'no');
    if (value === null || value === undefined || value === '') return '';
    const said = String(value);
    switch (field) {
      case 'brand':
        return brands.find(({ id }) => id === said)?.name ?? said;
      case 'language':
        return LANGUAGES[said] ?? said;
      case 'date':
        return dayText(said, locale);
      case 'expires_at':
        return momentText(said, locale);
      case 'selection_password':
        return own('password.some');
      case 'layout':
      case 'layout_color':
      case 'upload_resolution':
        return t(`${field}.${said}`);
      case 'sort_by':
        return t(`sort_by.${said.replace('-', 'reverse_')}`);
      default:
        return said;
    }
  };
  return { label, show };
}
