import { z } from 'zod';
import type { FieldProblem } from '@/core/errors/errors';

export { MESSAGE_KINDS, type MessageKind } from './message-kinds';

/** The placeholders of a message, written in braces and filled for each person. */
export const PLACEHOLDERS = ['client', 'project', 'studio', 'link', 'date', 'expires'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The text parts of a message, with their maximum length. `text` is paragraphs, separated by empty lines. */
export const MESSAGE_FIELDS = { subject: 300, heading: 300, text: 5000, button: 80, whatsapp: 2000 } as const;
export type MessageField = keyof typeof MESSAGE_FIELDS;
export const MESSAGE_FIELD_NAMES = Object.keys(MESSAGE_FIELDS) as MessageField[];

/** A message's text, with placeholders. */
export type MessageWords = Record<MessageField, string>;

/** An account's own text: empty parts use the product's. */
export const messageWords = z.object(
  Object.fromEntries(
    MESSAGE_FIELD_NAMES.map((name) => [name, z.string().trim().max(MESSAGE_FIELDS[name]).optional()]),
  ) as Record<MessageField, z.ZodOptional<z.ZodString>>,
);
export type OwnWords = z.infer<typeof messageWords>;

const BRACES = /\{\s*([^{}\s]*)\s*\}/g;
/** The link is in the button; in a one-line part it would be too long. */
const NO_LINK: readonly MessageField[] = ['subject', 'heading', 'button'];

/** Returns the placeholders that a part may contain. */
export function placeholdersOf(field: MessageField): Placeholder[] {
  return PLACEHOLDERS.filter((name) => name !== 'link' || !NO_LINK.includes(field));
}

/** Returns the first unknown placeholder of each part. */
export function problemsOfWords(words: OwnWords): Partial<Record<MessageField, FieldProblem>> {
  const problems: Partial<Record<MessageField, FieldProblem>> = {};
  for (const field of MESSAGE_FIELD_NAMES) {
    const known: readonly string[] = placeholdersOf(field);
    const stranger = [...(words[field] ?? '').matchAll(BRACES)].find(
      ([, name]) => !known.includes(name ?? ''),
    );
    if (stranger)
      problems[field] = { code: 'unknown_placeholder', params: { name: stranger[0].slice(0, 60) } };
  }
  return problems;
}

/** Merges own text over the product's: empty or missing parts use the product's. */
export function wordsOver(
  house: MessageWords,
  ...own: (Partial<Record<MessageField, string | null>> | null)[]
) {
  const words = { ...house };
  for (const layer of own) {
    for (const field of MESSAGE_FIELD_NAMES) if (layer?.[field]?.trim()) words[field] = layer[field].trim();
  }
  return words;
}

/**
 * Fills the placeholders of a text in one pass: values are not scanned again. A line whose value is empty (a project
 * without a date) is omitted; unknown placeholders are kept.
 */
export function fillWords(text: string, values: Readonly<Record<Placeholder, string>>): string {
  const filled: string[] = [];
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    let empty = false;
    const said = line.replace(BRACES, (whole, name: string) => {
      if (!(PLACEHOLDERS as readonly string[]).includes(name)) return whole;
      const value = values[name as Placeholder];
      if (value === '') empty = true;
      return value;
    });
    if (!empty) filled.push(said);
  }
  return filled
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Splits a text into paragraphs at empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
