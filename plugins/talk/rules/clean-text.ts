/** Maximum characters of a comment. */
export const TEXT_MOST = 2000;
/** Maximum characters of a name. */
export const NAME_MOST = 100;

/** Control and direction characters, which a sentence does not need and which could turn the text after it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/** Returns plain text as stored: no control characters, at most one empty line in a row, trimmed. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Returns the same as one line: a name. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
