import type { Role } from '@/core/access/roles';
import { errorLine } from '@/core/errors/error-line';
import type { Locale } from '@/core/i18n/locale';
import { once } from '@/core/process/state';

/** Who opens a screen. They have the screen's permission. */
export interface ScreenReader {
  /** Their account; null for an operator without one. */
  account: string | null;
  role: Role;
  locale: Locale;
  /** The query of the screen's address. */
  search: Record<string, string | string[] | undefined>;
}

/** Loads what a screen shows at first, of the reader's account alone; JSON, because a browser receives it. */
export type LoadScreen = (reader: ScreenReader) => Promise<unknown>;

const loaders = () => once<Map<string, LoadScreen>>('screen-data', () => new Map());

const keyOf = (feature: string, screen: string): string => `${feature}/${screen}`;

/** Registers what a feature loads for its screens, by their names. */
export function addScreenData(feature: string, screens: Readonly<Record<string, LoadScreen>>): void {
  for (const [name, load] of Object.entries(screens)) loaders().set(keyOf(feature, name), load);
}

/**
 * Returns what a feature loads for one of its screens; null without a loader, and if it fails, because the screen reads
 * its data again in the browser.
 */
export async function readScreenData(
  feature: string,
  screen: string,
  reader: ScreenReader,
): Promise<unknown> {
  try {
    const data = await loaders().get(keyOf(feature, screen))?.(reader);
    // As an endpoint answers: times are text.
    return data ? JSON.parse(JSON.stringify(data)) : null;
  } catch (error) {
    console.error(
      `Feature "${feature}": could not load its screen "${screen}"; the browser loads it: ${errorLine(error)}`,
    );
    return null;
  }
}
