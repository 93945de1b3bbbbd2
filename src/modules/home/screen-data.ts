import type { Role } from '@/core/access/roles';
import { firstData, type LoadFirst } from '@/core/features/first-data';
import type { Locale } from '@/core/i18n/locale';

/** Who opens a screen. They have the screen's permission. */
export interface ScreenReader {
  /** Their account; null for an operator without one. */
  account: string | null;
  role: Role;
  locale: Locale;
  /** The query of the screen's address. */
  search: Record<string, string | string[] | undefined>;
}

/** Loads what a screen shows at first. */
export type LoadScreen = LoadFirst<ScreenReader>;

/** What features load for their screens (docs/decisions/0249). */
export const screenData = firstData<ScreenReader>('screen');
