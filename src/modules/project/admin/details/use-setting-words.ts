'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CoverStyle, Spacing, TypePair } from '@/core/photo/gallery-design';
import type { UploadResolution } from '@/core/photo/photo-sizes';
import { type SortBy, sortWord } from '@/modules/access/rules/sort';
import type { ProjectSettings } from '@/modules/project/queries/settings-repo';
import {
  EVENT_SWITCHES,
  type EventSwitch,
  type LAYOUT_COLORS,
  type LAYOUTS,
} from '@/modules/project/rules/event-words';
import { dayText, momentText } from '@/ui/admin/times';

const isSwitch = (field: string): field is EventSwitch => Object.hasOwn(EVENT_SWITCHES, field);

const LANGUAGES: Record<string, string> = { en: 'English', he: 'עברית' };

/** Returns the labels of a project's settings, and of their values, in the user's language. */
export function useSettingWords(brands: { id: string; name: string }[]) {
  const t = useTranslations('admin');
  const own = useTranslations('admin-project.details');
  const locale = useLocale();
  const label = (field: keyof ProjectSettings): string =>
    isSwitch(field) ? t(`option.${field}`) : t(`field.${field}`);
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
        return t(`layout.${said as (typeof LAYOUTS)[number]}`);
      case 'layout_color':
        return t(`layout_color.${said as (typeof LAYOUT_COLORS)[number]}`);
      case 'cover_style':
        return t(`cover_style.${said as CoverStyle}`);
      case 'type_pair':
        return t(`type_pair.${said as TypePair}`);
      case 'spacing':
        return t(`spacing.${said as Spacing}`);
      case 'upload_resolution':
        return t(`upload_resolution.${said as UploadResolution}`);
      case 'sort_by':
        return t(`sort_by.${sortWord(said as SortBy)}`);
      default:
        return said;
    }
  };
  return { label, show };
}
