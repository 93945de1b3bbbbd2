import { compareCodePoints, naturalSortKey } from '@/core/text/natural-sort';

/** The fields by which a project's photographs can be sorted. */
export const SORT_FIELDS = ['manual', 'name', 'captured_at', 'uploaded_at'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** A value of `sort_by`: a field, with `-` in front for reverse order. */
export type SortBy = SortField | `-${SortField}`;

/** All values of `sort_by`. */
export const SORT_BY: readonly SortBy[] = SORT_FIELDS.flatMap((field): SortBy[] => [field, `-${field}`]);

type SortWord<S extends SortBy> = S extends `-${infer F}` ? `reverse_${F}` : S;

/** Returns the message key of a value of `sort_by`: `-name` → `reverse_name`. */
export const sortWord = (value: SortBy) => value.replace('-', 'reverse_') as SortWord<SortBy>;

/** Whether a value is a `sort_by`. */
export function isSortBy(value: unknown): value is SortBy {
  return SORT_BY.includes(value as SortBy);
}

/** Splits a value of `sort_by` into field and direction; anything else is `manual`. */
export function parseSortBy(value: unknown): { field: SortField; reverse: boolean } {
  if (!isSortBy(value)) return { field: 'manual', reverse: false };
  const reverse = value.startsWith('-');
  return { field: (reverse ? value.slice(1) : value) as SortField, reverse };
}

/** The fields of a photograph that sorting reads. Times as ISO 8601 in UTC. */
export interface Sortable {
  id: string;
  name: string;
  position: number;
  captured_at: string | null;
  uploaded_at: string;
}

/**
 * Returns the comparison function for a `sort_by`. Reversing applies to the field only; ties are always by id
 * ascending, and photographs without a capture time are always last.
 */
export function mediaComparator(sortBy: unknown): (a: Sortable, b: Sortable) => number {
  const { field, reverse } = parseSortBy(sortBy);
  const sign = reverse ? -1 : 1;
  return (a, b) => compareField(field, sign, a, b) || compareCodePoints(a.id, b.id);
}

function compareField(field: SortField, sign: number, a: Sortable, b: Sortable): number {
  switch (field) {
    case 'manual':
      return sign * (a.position - b.position);
    case 'name':
      return sign * compareCodePoints(naturalSortKey(a.name), naturalSortKey(b.name));
    case 'uploaded_at':
      return sign * compareCodePoints(a.uploaded_at, b.uploaded_at);
    case 'captured_at':
      if (a.captured_at === null || b.captured_at === null) {
        return Number(a.captured_at === null) - Number(b.captured_at === null);
      }
      return sign * compareCodePoints(a.captured_at, b.captured_at);
  }
}
