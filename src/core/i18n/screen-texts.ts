import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileTexts } from './compile-texts';
import type { Locale } from './locale';
import { type Messages, messagesFor } from './messages';

/** For each screen, part or page, patterns of the keys that its components read in the browser; `*` is any text. */
export type ScreenTexts = Record<string, string[]>;

let built: ScreenTexts | null | undefined;

/** Returns what the build found (`src/cli/texts/screen-texts.mjs`); null outside production: every text is sent. */
function builtTexts(): ScreenTexts | null {
  if (process.env.NODE_ENV !== 'production') return null;
  if (built === undefined) {
    const file = path.resolve('dist', 'screen-texts.json');
    built = JSON.parse(readFileSync(file, 'utf8')) as ScreenTexts;
  }
  return built;
}

const everything = new Map<Locale, Messages>();

/** Returns every text that a component may read; for an error the sentence with advice, where there is one. */
function allTexts(locale: Locale): Messages {
  const all = messagesFor(locale);
  return { ...all, errors: { ...(all.errors as object), ...(all['screen-errors'] as object) } };
}

function compiledTexts(locale: Locale): Messages {
  let found = everything.get(locale);
  if (!found) {
    found = compileTexts(allTexts(locale));
    everything.set(locale, found);
  }
  return found;
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Returns the texts whose keys match one of the patterns, as the same tree. */
export function pickTexts(all: Messages, patterns: string[]): Messages {
  const exact = new Set(patterns.filter((one) => !one.includes('*')));
  const open = patterns.filter((one) => one.includes('*'));
  const matcher = new RegExp(`^(?:${open.map((one) => one.split('*').map(escaped).join('.*')).join('|')})$`);
  const matches = (key: string) => exact.has(key) || (open.length > 0 && matcher.test(key));
  const pick = (tree: Messages, at: string): Messages =>
    Object.fromEntries(
      Object.entries(tree)
        .map(([name, value]) => {
          const key = at + name;
          if (typeof value === 'string') return [name, matches(key) ? value : undefined] as const;
          const below = pick(value as Messages, `${key}.`);
          return [name, Object.keys(below).length > 0 ? below : undefined] as const;
        })
        .filter(([, value]) => value !== undefined),
    );
  return pick(all, '');
}

/** Returns the address pattern that matches: `['clients', '7']` → `/clients/:id`; with the fewest variable parts. */
export function screenAt(segments: string[], screens: ScreenTexts): string | null {
  const variables = (screen: string) => screen.split('/:').length;
  const fits = (screen: string) => {
    const parts = screen.split('/').filter(Boolean);
    return (
      screen.startsWith('/') &&
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith(':') || part === segments[at])
    );
  };
  const [first] = Object.keys(screens)
    .filter(fits)
    .sort((a, b) => variables(a) - variables(b));
  return first ?? null;
}

const picked = new Map<string, Messages>();

/** Returns the texts of named screens, parts or pages, compiled for components in the browser; all in development. */
export function partMessages(locale: Locale, parts: readonly string[]): Messages {
  const screens = builtTexts();
  if (!screens) return compiledTexts(locale);
  const key = [locale, ...parts].join(' ');
  let found = picked.get(key);
  if (!found) {
    const patterns = parts.flatMap((name) => screens[name] ?? []);
    found = compileTexts(pickTexts(allTexts(locale), patterns));
    picked.set(key, found);
  }
  return found;
}

/**
 * Returns the texts of the screen at an address, with those of the frame, compiled for the browser; all texts for an unknown address.
 * @param segments - the address below /admin
 * @param parts - what the screen renders beside its own components: `tab:photos`, `feature:talk:tabs`
 */
export function screenMessages(locale: Locale, segments: string[], parts: readonly string[]): Messages {
  const screens = builtTexts();
  const screen = screens && screenAt(segments, screens);
  return screen ? partMessages(locale, ['frame', screen, ...parts]) : compiledTexts(locale);
}
