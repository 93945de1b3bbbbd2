import { foldWords, searchWords } from '@/core/text/fold-words';
import { bestOf } from '@/core/text/match-words';
import type { SearchView } from '@/modules/home/queries/present-search';

export const KINDS = ['recent', 'projects', 'people', 'galleries', 'photos', 'screens'] as const;
export type Kind = (typeof KINDS)[number];

/** A line of the search. `about` stands small beside its name, `src` is a small picture. */
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
}

const SCREENS = 5;

/** The screens whose name has the words typed; where nothing is typed, all of them. */
export function screenOptions(screens: readonly Screen[], text: string): Option[] {
  const option = ({ href, label }: Screen): Option => ({ kind: 'screens', href, title: label });
  const words = searchWords(text);
  if (words.length === 0) return screens.map(option);
  const known = screens.map((screen) => ({ ...screen, words: foldWords(screen.label) }));
  return bestOf(known, words, SCREENS).map(option);
}

/** What the server found as lines; `day` writes a date. */
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

/** The line an arrow leads to from `at` (-1: none) among `count`; it goes round. */
export function moveBy(at: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (at < 0) return step === 1 ? 0 : count - 1;
  return (at + step + count) % count;
}
