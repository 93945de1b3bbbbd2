import { PHASES, type Phase, type Turn, whoseTurn } from '@/modules/access/rules/project';

/** The views of the list of projects. */
export const PROJECT_VIEWS = ['covers', 'table'] as const;
export type ProjectView = (typeof PROJECT_VIEWS)[number];

/** The orders of the list; the first is the default. */
export const PROJECT_SORTS = ['newest', 'oldest', 'date', 'reverse_date', 'name', 'reverse_name'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Turns that can be filtered by. */
export const TURNS_TO_ASK = ['photographer', 'client'] as const satisfies Turn[];

/** Projects per page of the list. */
export const PROJECT_PAGE = 60;
/** Maximum number of projects per request; more are sent in batches. */
export const BULK_LIMIT = 50;
/** Maximum number of saved filters per user. */
export const FILTERS_MOST = 30;

/** A filter of the list; an empty field filters nothing. */
export interface ProjectFilter {
  /** Words of the name or the location. */
  q: string;
  phase: Phase | '';
  turn: Turn | '';
  brand: string;
  /** Dates of the shoot, `2026-09-01`, both inclusive. */
  from: string;
  to: string;
  sort: ProjectSort;
}

/** The unfiltered list. */
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

/** Reads a filter from the list's query. Ignores unknown values: an old bookmark shows more, never an error. */
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

/** Returns a filter as the shortest query; '' for the unfiltered list. */
export function writeFilter(filter: ProjectFilter): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value && value !== ALL_PROJECTS[name as keyof ProjectFilter]) written.set(name, value);
  }
  return written.toString();
}

/** Whether a filter excludes anything (an order does not). */
export const hasFilters = (filter: ProjectFilter): boolean =>
  writeFilter({ ...filter, sort: 'newest' }) !== '';

/** Projects by phase; `unreached`: published ones that reached no client, which `published` does not count. */
export type PhaseCounts = Partial<Record<Phase | 'unreached', number>>;

const UNREACHED: [Phase, boolean] = ['published', false];

/** Returns how many of these projects a filter shows. */
export function countShown(filter: Pick<ProjectFilter, 'phase' | 'turn' | 'q'>, counts: PhaseCounts): number {
  const shown = phasesShown({ ...filter, turn: '' });
  const all = [...shown.map((phase): [Phase, boolean] => [phase, true]), UNREACHED];
  return all
    .filter(
      ([phase, reached]) =>
        shown.includes(phase) && (!filter.turn || whoseTurn(phase, reached) === filter.turn),
    )
    .reduce((sum, [phase, reached]) => sum + (counts[reached ? phase : 'unreached'] ?? 0), 0);
}

/** Returns the phases a filter shows. Archived projects are excluded unless filtered for, or searched by text. */
export function phasesShown({ phase, turn, q }: Pick<ProjectFilter, 'phase' | 'turn' | 'q'>): Phase[] {
  return PHASES.filter(
    (name) =>
      (phase === '' ? name !== 'archived' || q !== '' : name === phase) &&
      (turn === '' || whoseTurn(name) === turn),
  );
}
