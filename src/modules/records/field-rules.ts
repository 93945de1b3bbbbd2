import type { FieldProblem } from '@/core/errors/errors';
import { isTimeZone } from '@/core/time/time-zones';
import { brandSchema } from '@/modules/account/rules/brand';
import { readEmbedSites } from '@/modules/account/rules/embed-sites';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FIRST_YEAR = 1800;
const LAST_YEAR = 2999;

/** Maximum of a field without its own range: queries and drivers read such columns as 32-bit integers. */
export const NUMBER_MAX = 2 ** 31 - 1;

/** Whether a value has the format of our tables' ids. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Whether a text is a moment that PostgreSQL can store: ISO 8601 between the years 1800 and 2999. */
export function isPayloadDate(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d([T ][\d:.]{4,16}(Z|[+-]\d\d:?\d\d)?)?$/.test(value)) return false;
  const year = new Date(value).getUTCFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Whether a text is an existing date, `2027-03-26`: 30 February is none. */
export function isCalendarDay(value: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    isPayloadDate(value) &&
    new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)
  );
}

const { website_domain, facebook_page_url } = brandSchema.shape;

/** Rules of texts with a meaning; a field names its own in `custom.holds`. */
export const TEXT_RULES = {
  time_zone: isTimeZone,
  day: isCalendarDay,
  clock: (value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  color: (value: string) => /^#[0-9a-f]{6}$/i.test(value),
  host: (value: string) => website_domain.safeParse(value).data === value,
  page_address: (value: string) => facebook_page_url.safeParse(value).data === value,
  embed_sites: (value: string) => readEmbedSites(value) !== null,
  /** The display name of an address in a header. */
  header_name: (value: string) => /^[^\p{Cc}<>"]*$/u.test(value),
  currency: (value: string) => /^[A-Z]{3}$/.test(value),
  country: (value: string) => /^[A-Z]{2}$/i.test(value),
  /** One step of a path in storage: it can neither leave its folder nor name another. */
  path_part: (value: string) => /^[\w-][\w.-]*$/.test(value) && !value.includes('..'),
} as const satisfies Record<string, (value: string) => boolean>;

export type TextRule = keyof typeof TEXT_RULES;

/** The rule for a value, from its field's definition. */
export interface ValueRule {
  type: string;
  holds?: TextRule | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** Control characters; multi-line texts may contain some of them. */
const CONTROL = /\p{Cc}/u;
const CONTROL_OF_LINES = /(?![\t\n\r])\p{Cc}/u;

const isPlainText = (value: string, control: RegExp) => value.isWellFormed() && !control.test(value);

function textProblem(value: unknown, rule: ValueRule): FieldProblem | null {
  if (typeof value !== 'string') return 'invalid';
  if (!isPlainText(value, rule.type === 'textarea' ? CONTROL_OF_LINES : CONTROL)) return 'invalid';
  return rule.holds && value !== '' && !TEXT_RULES[rule.holds](value) ? 'invalid' : null;
}

function numberProblem(value: unknown, { min, max }: ValueRule): FieldProblem | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'not_a_number';
  const least = min ?? -NUMBER_MAX;
  const most = max ?? NUMBER_MAX;
  if (value < least) return { code: 'greater_than_or_equal_to', params: { count: least } };
  return value > most ? { code: 'less_than_or_equal_to', params: { count: most } } : null;
}

/** JSON columns refuse NUL and lone surrogates anywhere in the value. */
function isStorableJson(value: unknown): boolean {
  const text = JSON.stringify(value) ?? 'null';
  return !/\\u0000|\\ud[89a-f][0-9a-f]{2}/i.test(text.replaceAll('\\\\', ''));
}

/** Returns what is wrong with a value, or null. The field's own `required` decides about empty values. */
export function valueProblem(value: unknown, rule: ValueRule): FieldProblem | null {
  if (value === undefined || value === null) return null;
  switch (rule.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return textProblem(value, rule);
    case 'number':
      return numberProblem(value, rule);
    case 'date': {
      const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value;
      return typeof text === 'string' && (text === '' || isPayloadDate(text)) ? null : 'invalid';
    }
    case 'checkbox':
      return typeof value === 'boolean' ? null : 'invalid';
    case 'select':
      return typeof value === 'string' ? null : 'invalid';
    case 'relationship':
    case 'upload':
      return isUuid(value) ? null : 'invalid';
    case 'json':
      return isStorableJson(value) ? null : 'invalid';
    default:
      return null;
  }
}
