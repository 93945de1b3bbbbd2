import type { FieldProblem } from '@/core/errors/errors';
import { KeepersError } from '@/core/errors/errors';
import { problemsOf } from '@/core/errors/zod-problems';
import { toProse } from '@/core/text/markdown-to-prose';
import type { ProseValue } from '@/core/text/prose-document';
import { proseToMarkdown } from '@/core/text/prose-to-markdown';
import { siteParts } from './parts';
import type { SiteDocument } from './rules/document';
import { FOOTER_LETTERS } from './rules/limits';
import { type ProseWords, proseWords } from './rules/prose-words';
import type { SiteField } from './rules/site-form';

type Settings = Record<string, unknown>;
type Path = (string | number)[];
/** Returns what to store for the prose of a field. */
type Read = (words: ProseWords, max: number, path: Path) => ProseWords;

function withSettings(form: readonly SiteField[], settings: Settings, path: Path, read: Read): Settings {
  const next = { ...settings };
  for (const field of form) {
    const value = settings[field.name];
    const at = [...path, field.name];
    if (field.kind === 'prose' && value !== undefined)
      next[field.name] = read(value as ProseWords, field.max, at);
    if (field.kind === 'items' && Array.isArray(value))
      next[field.name] = value.map((item, index) =>
        item && typeof item === 'object' ? withSettings(field.fields, item, [...at, index], read) : item,
      );
  }
  return next;
}

function withRead(document: SiteDocument, read: Read): SiteDocument {
  const { blocks: known } = siteParts();
  const pages = document.pages.map((page, at) => ({
    ...page,
    blocks: page.blocks.map((block, index) => {
      const form = known.find(({ id }) => id === block.type)?.form;
      const path = ['pages', at, 'blocks', index, 'settings'];
      return form ? { ...block, settings: withSettings(form, block.settings, path, read) } : block;
    }),
  }));
  const text = read(document.footer.text, FOOTER_LETTERS, ['footer', 'text']);
  return { ...document, pages, footer: { ...document.footer, text } };
}

/** Returns a value in each language changed; what is no such value stays as it is. */
const each = (words: ProseWords, change: (value: ProseValue) => ProseValue): ProseWords =>
  words && typeof words === 'object'
    ? Object.fromEntries(
        Object.entries(words).map(([locale, value]) => [locale, value === undefined ? value : change(value)]),
      )
    : words;
const converted: Read = (words) => each(words, toProse);

/** Returns the settings of a block with its Markdown as Lexical's JSON. */
export const withProse = (form: readonly SiteField[], settings: Settings): Settings =>
  withSettings(form, settings, [], converted);

/** Returns a document with its Markdown as Lexical's JSON: sites stored before, or sent by programs, have Markdown. */
export const documentWithProse = (document: SiteDocument): SiteDocument => withRead(document, converted);

/** Returns a document with its prose as Markdown, for programs that write it so. */
export const documentAsMarkdown = (document: SiteDocument): SiteDocument =>
  withRead(document, (words) => each(words, (value) => proseToMarkdown(toProse(value))));

/**
 * Returns a document whose prose may be stored, as Lexical's JSON. Throws INVALID_INPUT naming each field with too much
 * text, or with nodes, formats or targets of links that prose does not have; BODY_TOO_LARGE once the prose alone has more
 * than `most` bytes: the rest is not converted, since a short Markdown can take a tenth of a second.
 */
export function requireProse(document: SiteDocument, most: number): SiteDocument {
  const problems: Record<string, FieldProblem> = {};
  const checked = withRead(document, (words, max, path) => {
    const { success, data, error } = proseWords(max).safeParse(words, { reportInput: true });
    if (success) return data;
    const issues = error.issues.map((issue) => ({ ...issue, path: ['document', ...path, ...issue.path] }));
    Object.assign(problems, problemsOf(issues));
    return {};
  });
  if (Object.keys(problems).length > 0) throw new KeepersError('INVALID_INPUT', {}, problems);
  let left = most;
  return withRead(checked, (words) =>
    each(words, (value) => {
      const prose = toProse(value);
      left -= Buffer.byteLength(JSON.stringify(prose));
      if (left < 0) throw new KeepersError('BODY_TOO_LARGE');
      return prose;
    }),
  );
}
