import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { inEnglish, type Params, type Said, type TextKey } from './texts/say';

const MOST_BYTES = 2 * 1024 * 1024;
const SHOWN = 200;

/** One line of the log; `text` is the English one. */
export interface Line extends Said {
  at: string;
  text: string;
  bad: boolean;
}

/** The log in `agent.log`, with its last lines in memory; never a token. */
export class Log {
  readonly lines: Line[] = [];
  readonly #file: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#file = path.join(folder, 'agent.log');
  }

  /** Writes a text with its values: in English into the file, for the page in any language. */
  write(key: TextKey, params: Params = {}, bad = false): void {
    const text = inEnglish(key, params);
    const line = { at: new Date().toISOString(), text, bad, key, params };
    this.lines.push(line);
    if (this.lines.length > SHOWN) this.lines.shift();
    try {
      if ((statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES)
        renameSync(this.#file, `${this.#file}.1`);
      appendFileSync(this.#file, `${line.at} ${bad ? 'ERROR ' : ''}${text}\n`, { mode: 0o600 });
    } catch {
      // A full disk must not stop uploads.
    }
  }
}
