import { isPayloadDate, isUuid } from '@/modules/records/field-rules';
import type { PayloadField } from './payload-fields';

/** Bounds of one query: letters of the whole, filters, their nesting, values of a list, letters of a value. */
const MAX_QUERY = 4096;
const MAX_FILTERS = 20;
const MAX_GROUPS = 2;
const MAX_VALUES = 100;
const MAX_VALUE = 500;
const MAX_SORTS = 3;

/** Largest value of each number in a query, and its smallest. */
const NUMBERS: Record<string, [number, number]> = { limit: [1, 500], page: [1, 100_000], depth: [0, 2] };

const LIST = ['in', 'not_in'];
const EQUAL = ['equals', 'not_equals', ...LIST, 'exists'];
const ORDER = ['greater_than', 'greater_than_equal', 'less_than', 'less_than_equal'];
const WORDS = ['like', 'not_like', 'contains'];
const OPERATORS: Partial<Record<PayloadField['type'], string[]>> = {
  id: EQUAL,
  relationship: EQUAL,
  upload: EQUAL,
  select: EQUAL,
  checkbox: ['equals', 'not_equals', 'exists'],
  number: [...EQUAL, ...ORDER],
  date: [...EQUAL, ...ORDER],
  text: [...EQUAL, ...WORDS],
  textarea: [...EQUAL, ...WORDS],
  email: [...EQUAL, ...WORDS],
};

const isBoolean = (text: string) => text === 'true' || text === 'false';
/** Whether PostgreSQL can compare a column of this field with the text. */
const COMPARABLE: Partial<Record<PayloadField['type'], (text: string, field: PayloadField) => boolean>> = {
  id: isUuid,
  relationship: isUuid,
  upload: isUuid,
  select: (text, { options }) => options?.includes(text) ?? false,
  checkbox: isBoolean,
  number: (text) => /^-?\d{1,15}(\.\d{1,6})?$/.test(text),
  date: isPayloadDate,
};

type Fields = Map<string, PayloadField>;

function isValue(field: PayloadField, operator: string, text: string): boolean {
  if (operator === 'exists') return isBoolean(text);
  if (text.length > MAX_VALUE || text.includes('\0') || !text.isWellFormed()) return false;
  return COMPARABLE[field.type]?.(text, field) ?? true;
}

/** Whether one filter (`[or][0][name][equals]`) has an existing field and operator. */
function isFilter(fields: Fields, parts: string[], text: string): boolean {
  let groups = 0;
  while (parts.length > 2 && /^(and|or)$/.test(parts[0] ?? '') && /^\d{1,2}$/.test(parts[1] ?? '')) {
    parts = parts.slice(2);
    groups += 1;
  }
  const [name = '', operator = '', index, ...rest] = parts;
  const field = fields.get(name);
  if (!field || groups > MAX_GROUPS || rest.length > 0) return false;
  if (!OPERATORS[field.type]?.includes(operator)) return false;
  if (!LIST.includes(operator)) return index === undefined && isValue(field, operator, text);
  if (index !== undefined && !/^\d{0,3}$/.test(index)) return false;
  // Payload splits one text at its commas.
  const values = index === undefined ? text.split(',') : [text];
  return values.length <= MAX_VALUES && values.every((value) => isValue(field, operator, value));
}

const isNumber = (name: string, text: string) => {
  const [min, max] = NUMBERS[name] as [number, number];
  return /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max;
};

function isSort(fields: Fields, text: string): boolean {
  const names = text.split(',');
  return names.length <= MAX_SORTS && names.every((name) => fields.has(name.replace(/^-/, '')));
}

/** Whether a parameter may occur more than once: lists repeat theirs. */
const mayRepeat = (name: string, parts: string[]) =>
  name === 'sort' || (name === 'where' && LIST.some((one) => parts.slice(-2).includes(one)));

/** Parameters of Payload's views that are not part of the query: columns, the search text, languages and
 * drafts, which our collections have none of. */
const VIEW_WORDS = ['columns', 'search', 'locale', 'fallback-locale', 'draft', 'notFound', 'listKey', '_rsc'];

/** The query alone, without the parameters of Payload's views. */
export const withoutViewWords = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !VIEW_WORDS.includes(name)));

/**
 * Checks the query of a request for a collection's records. A filter, order or selection names a field of the
 * collection itself: relations are not followed, because an order through one reveals values that its reader may not
 * see, and costs a join for each. Returns the name of the first invalid parameter, or null.
 */
export function findBadQuery(fields: Fields, params: URLSearchParams): string | null {
  if (params.toString().length > MAX_QUERY) return 'where';
  const seen = new Set<string>();
  let filters = 0;
  let sorts = 0;
  for (const [name, text] of params) {
    const [, base = '', brackets = ''] = /^([a-z]+)((?:\[\w*\])*)$/.exec(name) ?? [];
    const parts = [...brackets.matchAll(/\[(\w*)\]/g)].map(([, part = '']) => part);
    if (seen.has(name) && !mayRepeat(base, parts)) return base || 'query';
    seen.add(name);
    if (base === 'where') filters += 1;
    if (base === 'sort') sorts += 1;
    const well =
      (base === 'where' && filters <= MAX_FILTERS + MAX_VALUES && isFilter(fields, parts, text)) ||
      (base === 'select' && parts.length === 1 && fields.has(parts[0] ?? '') && isBoolean(text)) ||
      (parts.length === 0 && base === 'sort' && sorts <= MAX_SORTS && isSort(fields, text)) ||
      (parts.length === 0 && base === 'trash' && isBoolean(text)) ||
      (parts.length === 0 && Object.hasOwn(NUMBERS, base) && isNumber(base, text));
    if (!well) return base || 'query';
  }
  const named = [...seen]
    .filter((name) => name.startsWith('where['))
    .map((name) => name.replace(/\[\d*\]$/, ''));
  return new Set(named).size > MAX_FILTERS ? 'where' : null;
}
