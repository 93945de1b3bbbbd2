import { foldWords, searchWords } from '@/core/text/fold-words';
import { bestOf } from '@/core/text/match-words';
import type { SearchView } from '@/modules/home/queries/present-search';

export const KINDS = ['recent', 'projects', 'people', 'galleries', 'photos', 'screens', 'acts'] as const;
export type Kind = (typeof KINDS)[number];

/** A search result. `about` is small text beside its name, `src` a thumbnail. */
export interface Option {
  kind: Kind;
  href: string;
  title: string;
  about?: string | null;
  src?: string | null;
}

export interface Screen {
  href: string;
  label: string;
  /** Further words that find it: what one does there. */
  words?: string;
  /** An action, offered only once something is typed. */
  typed?: boolean;
}

const SCREENS = 6;

/**
 * Returns the screens and actions whose name contains the typed words, then those found by their further words; without a
 * text all screens.
 */
export function screenOptions(screens: readonly Screen[], text: string): Option[] {
  const option = ({ href, label, typed }: Screen): Option => ({
    kind: typed ? 'acts' : 'screens',
    href,
    title: label,
  });
  const words = searchWords(text);
  if (words.length === 0) return screens.filter(({ typed }) => !typed).map(option);
  const of = (text: (screen: Screen) => string) =>
    bestOf(
      screens.map((screen) => ({ ...screen, words: foldWords(text(screen)) })),
      words,
      SCREENS,
    );
  const named = of(({ label }) => label);
  const meant = of(({ label, words: more = '' }) => `${label} ${more}`);
  const hrefs = new Set(named.map(({ href }) => href));
  const best = [...named, ...meant.filter(({ href }) => !hrefs.has(href))].slice(0, SCREENS).map(option);
  // As they are shown, one kind after the other.
  return best.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** Converts the server's results; `day` formats a date. */
export function foundOptions(found: SearchView, day: (date: string) => string): Option[] {
  const { projects, people, galleries, photos } = found;
  return [
    ...projects.map(({ id, name, date, location, src }) => ({
      kind: 'projects' as const,
      href: `/admin/projects/${id}/photos`,
      title: name,
      about: [date && day(date), location].filter(Boolean).join(' · '),
      src,
    })),
    ...people.map(({ id, name, email }) => ({
      kind: 'people' as const,
      href: `/admin/clients/${id}`,
      title: name,
      about: email,
    })),
    ...galleries.map(({ id, name, event_id, project }) => ({
      kind: 'galleries' as const,
      href: `/admin/projects/${event_id}/photos?gallery=${id}`,
      title: name,
      about: project,
    })),
    ...photos.map(({ id, name, event_id, gallery_id, project, src }) => ({
      kind: 'photos' as const,
      href: `/admin/projects/${event_id}/photos?gallery=${gallery_id}&photo=${id}`,
      title: name,
      about: project,
      src,
    })),
  ];
}

/** Returns the index an arrow key leads to from `at` (-1: none) among `count`; wraps around. */
export function moveBy(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}
