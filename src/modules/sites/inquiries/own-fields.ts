import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { sayWords } from '../rules/resolve-settings';
import type { Words } from '../rules/site-fields';

/** Most questions of its own that a contact form has. */
export const MOST_FIELDS = 8;
/** Most characters of an answer. */
export const MOST_ANSWER = 500;

/** A question of the studio's own in a contact form. */
export interface OwnField {
  /** Name of its input: `field_0`, … */
  name: string;
  label: string;
  kind: 'text' | 'choice' | 'day';
  /** What a visitor can choose, in their language. */
  options: string[];
  required: boolean;
}

/** An answer, with its question as the visitor read it. */
export interface OwnAnswer {
  label: string;
  value: string;
}

interface Stored {
  label?: Words;
  kind?: OwnField['kind'];
  options?: Words;
  required?: boolean;
}

const optionsOf = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Returns the questions of a form's stored settings in a language; one without a label or without choices is none. */
export function ownFields(settings: { fields?: unknown }, locale: Locale): OwnField[] {
  const say = (words: Words) => sayWords(words, locale);
  const stored = Array.isArray(settings.fields) ? (settings.fields as (Stored | null)[]) : [];
  return stored.slice(0, MOST_FIELDS).flatMap((field, at): OwnField[] => {
    const { kind = 'text', required = false } = field ?? {};
    const label = say(field?.label ?? {});
    const options = kind === 'choice' ? optionsOf(say(field?.options ?? {})) : [];
    if (!label || (kind === 'choice' && options.length === 0)) return [];
    return [{ name: `field_${at}`, label, kind, options, required }];
  });
}

const isDay = (value: string) => z.iso.date().safeParse(value).success;

/** Returns why an answer cannot be taken, as a code; null if it can. */
function problemOf({ kind, options, required }: OwnField, value: string): 'blank' | 'invalid' | null {
  if (!value) return required ? 'blank' : null;
  if (kind === 'choice') return options.includes(value) ? null : 'invalid';
  if (kind === 'day') return isDay(value) ? null : 'invalid';
  return null;
}

/**
 * Returns the answers to a form's own questions, in order; an empty optional one is left out. Throws INVALID_INPUT
 * naming each field without an answer that it needs, or with one that it does not offer.
 */
export function readAnswers(
  fields: readonly OwnField[],
  given: Readonly<Record<string, unknown>>,
): OwnAnswer[] {
  const problems: Record<string, 'blank' | 'invalid'> = {};
  const answers = fields.flatMap((field): OwnAnswer[] => {
    const raw = given[field.name];
    const value = typeof raw === 'string' ? raw.trim() : '';
    const problem = problemOf(field, value);
    if (problem) problems[field.name] = problem;
    return value ? [{ label: field.label, value }] : [];
  });
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  return answers;
}
