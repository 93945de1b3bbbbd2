import { z } from 'zod';
import type { FieldProblem } from '@/core/errors/errors';

export { MESSAGE_KINDS, type MessageKind } from './message-kinds';

/** What may stand in a message in braces, and is filled in for each person. */
export const PLACEHOLDERS = ['client', 'project', 'studio', 'link', 'date', 'expires'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The parts of a message that have words, with their most letters. `text` is paragraphs, with empty lines between. */
export const MESSAGE_FIELDS = { subject: 300, heading: 300, text: 5000, button: 80, whatsapp: 2000 } as const;
export type MessageField = keyof typeof MESSAGE_FIELDS;
export const MESSAGE_FIELD_NAMES = Object.keys(MESSAGE_FIELDS) as MessageField[];

/** A message's words, with placeholders. */
export type MessageWords = Record<MessageField, string>;

/** Words of one's own: what is left empty is said in the house's. */
export const messageWords = z.object(
  Object.fromEntries(
    MESSAGE_FIELD_NAMES.map((name) => [name, z.string().trim().max(MESSAGE_FIELDS[name]).optional()]),
  ) as Record<MessageField, z.ZodOptional<z.ZodString>>,
);
export type OwnWords = z.infer<typeof messageWords>;

const BRACES = /\{\s*([^{}\s]*)\s*\}/g;
/** The address stands in the button; in one line of a head it would only be long. */
const NO_LINK: readonly MessageField[] = ['subject', 'heading', 'button'];

/** What may stand in a part. */
export function placeholdersOf(field: MessageField): Placeholder[] {
  return PLACEHOLDERS.filter((name) => name !== 'link' || !NO_LINK.includes(field));
}

/** The first thing in braces that is no placeholder of its part, by part. */
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

/** Own words over the house's: what is empty or missing is the house's. */
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
 * A text with its placeholders filled, once: what a value holds is never read again. A line whose value is empty (a
 * project without a date) is left out whole; a stranger in braces stays as it is.
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

/** The paragraphs of a text: empty lines are between them. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
