import type { Locale } from '@/core/i18n/locale';
import en from './films/en.json';
import he from './films/he.json';
import type { TutorialId } from './tutorials';

/** The film of a tutorial. `npm run films` records them from the real screens. */
export interface TutorialFilm {
  /** The path of the file on this host. */
  src: string;
  /** Seconds at which each step begins, ascending. */
  steps: readonly number[];
}

// The bundler finds files by addresses that are written out.
const FILES: Record<Locale, Record<TutorialId, URL>> = {
  en: {
    start: new URL('./films/en/start.mp4', import.meta.url),
    photos: new URL('./films/en/photos.mp4', import.meta.url),
    selection: new URL('./films/en/selection.mp4', import.meta.url),
    invite: new URL('./films/en/invite.mp4', import.meta.url),
    watermark: new URL('./films/en/watermark.mp4', import.meta.url),
    expiry: new URL('./films/en/expiry.mp4', import.meta.url),
    find: new URL('./films/en/find.mp4', import.meta.url),
  },
  he: {
    start: new URL('./films/he/start.mp4', import.meta.url),
    photos: new URL('./films/he/photos.mp4', import.meta.url),
    selection: new URL('./films/he/selection.mp4', import.meta.url),
    invite: new URL('./films/he/invite.mp4', import.meta.url),
    watermark: new URL('./films/he/watermark.mp4', import.meta.url),
    expiry: new URL('./films/he/expiry.mp4', import.meta.url),
    find: new URL('./films/he/find.mp4', import.meta.url),
  },
};
const STEPS: Record<Locale, Record<TutorialId, readonly number[]>> = { en, he };

/** Returns the film of a tutorial in a language. */
export function filmOf(id: TutorialId, locale: Locale): TutorialFilm {
  return { src: FILES[locale][id].pathname, steps: STEPS[locale][id] };
}

/** Returns which step a film shows at a second, from 0. */
export function stepAt(steps: readonly number[], second: number): number {
  return Math.max(
    0,
    steps.findLastIndex((from) => from <= second),
  );
}
