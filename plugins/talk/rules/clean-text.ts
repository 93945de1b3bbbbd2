/** Letters one comment may have. */
export const TEXT_MOST = 2000;
/** Letters of a name. */
export const NAME_MOST = 100;

/** Controls, and what turns the direction of everything after it: nothing a sentence needs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/g;

/** Plain text as it is kept: no controls, no more than one empty line in a row, no room around it. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The same in one line: a name. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
