import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Messages } from './messages';

/** Compiled texts by text: most are in many screens. */
const compiled = new Map<string, CompiledMessage>();

/**
 * Returns an ICU message compiled: a text without variables stays a text.
 * @throws if the message is invalid
 */
export function compileText(text: string): CompiledMessage {
  let found = compiled.get(text);
  if (found === undefined) {
    // The cases of a plural have no prototype, which React does not send to the browser.
    found = JSON.parse(JSON.stringify(compile(text))) as CompiledMessage;
    compiled.set(text, found);
  }
  return found;
}

/**
 * Returns the same tree with each message compiled, as the browser gets it: it then needs no parser of messages (8 KB,
 * and the time to parse).
 * @throws if a message is invalid
 */
export function compileTexts(tree: Messages): Messages {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string' ? compileText(value) : compileTexts(value as Messages),
    ]),
  );
}
