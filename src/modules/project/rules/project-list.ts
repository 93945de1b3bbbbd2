import { PHASES, type Phase, type Turn, whoseTurn } from '@/modules/access/rules/project';

/** How the list of projects is looked at. */
export const PROJECT_VIEWS = ['covers', 'table'] as const;
export type ProjectView = (typeof PROJECT_VIEWS)[number];

/** What the list can be ordered by; the first is what it comes in. */
export const PROJECT_SORTS = ['newest', 'oldest', 'date', 'reverse_date', 'name', 'reverse_name'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Turns that somebody has. */
export const TURNS_TO_ASK = ['photographer', 'client'] as const satisfies Turn[];

/** Projects on one page of the list. */
export const PROJECT_PAGE = 60;
/** Projects one request changes; more are sent piece by piece. */
export const BULK_MOST = 50;
/** Filters one person keeps. */
export const FILTERS_MOST = 30;

/** What the list shows; an empty field asks for nothing. */
export interface ProjectFilter {
  /** Words of the name or the place. */
  q: string;
  phase: Phase | '';
  turn: Turn | '';
  brand: string;
  /** Days of the shoot, `2026-09-01`, both within. */
  from: string;
  to: string;
  sort: ProjectSort;
}

/** The whole list as it comes. */
export const ALL_PROJECTS: Readonly<ProjectFilter> = {
  q: '',
  phase: '',
  turn: '',
  brand: '',
  from: '',
  to: '',
  sort: 'newest',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WORDS_MOST = 100;

const one = <T extends string>(given: string | null, among: readonly T[]): T | '' =>
  among.includes(given as T) ? (given as T) : '';

/** Reads the list's address. What it does not know it leaves out: an old bookmark shows more, never an error. */
export function readFilter(given: URLSearchParams): ProjectFilter {
  const day = (name: string) => (DAY.test(given.get(name) ?? '') ? (given.get(name) as string) : '');
  const brand = given.get('brand') ?? '';
  return {
    q: (given.get('q') ?? '').trim().slice(0, WORDS_MOST),
    phase: one(given.get('phase'), PHASES),
    turn: one<Turn>(given.get('turn'), TURNS_TO_ASK),
    brand: UUID.test(brand) ? brand : '',
    from: day('from'),
    to: day('to'),
    sort: one(given.get('sort'), PROJECT_SORTS) || 'newest',
  };
}

/** A filter as an address, shortest first; '' for the whole list. */
export function writeFilter(filter: ProjectFilter): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value && value !== ALL_PROJECTS[name as keyof ProjectFilter]) written.set(name, value);
  }
  return written.toString();
}

/** True where something is left out of the list (an order leaves nothing out). */
export const narrows = (filter: ProjectFilter): boolean => writeFilter({ ...filter, sort: 'newest' }) !== '';

/**
 * The phases a filter shows. What is archived is out of the way until it is asked for, or looked for by a word.
 */
export function phasesShown({ phase, turn, q }: Pick<ProjectFilter, 'phase' | 'turn' | 'q'>): Phase[] {
  return PHASES.filter(
    (name) =>
      (phase === '' ? name !== 'archived' || q !== '' : name === phase) &&
      (turn === '' || whoseTurn(name) === turn),
  );
}
