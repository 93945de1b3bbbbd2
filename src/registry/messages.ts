import type { Locale } from '@/domain/locale';
import type { Messages } from '@/i18n/messages';

export const features: Record<Locale, Messages> = { en: {}, he: {} };
