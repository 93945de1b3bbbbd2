import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'use-intl/core';
import { findMessages } from '../../../src/cli/features/find-messages.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/** Every text of the product and its features in a language, by namespace. */
export function readMessages(locale: string): Record<string, unknown> {
  const all: Record<string, unknown> = {};
  for (const one of findMessages(root))
    if (one.locale === locale) all[one.namespace] = read(path.join(root, one.file));
  // A plugin's texts and those of a module that has a plugin's shape are one file each, named by the language.
  for (const home of ['plugins', 'src/modules'])
    for (const id of readdirSync(path.join(root, home))) {
      const file = path.join(root, home, id, 'messages', `${locale}.json`);
      if (existsSync(file)) all[id] = read(file);
    }
  return all;
}

/** A message as a person reads it, in their language: `namespace.key` with its arguments. */
export function wordsIn(locale: 'en' | 'he') {
  const t = createTranslator({ locale, messages: readMessages(locale) as never });
  return (key: string, params?: Record<string, string | number>): string => {
    const text = (t as (key: string, params?: object) => string)(key, params);
    if (text === key) throw new Error(`There is no text ${key} in ${locale}`);
    // The product isolates arguments where it shows them; a mark that a text itself has is on the page, too.
    return text.replace(/[\u2066-\u2069]/g, '');
  };
}
