import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Where the test mail server stores messages: the text of a sent message is kept nowhere else. */
const BOX = path.resolve(import.meta.dirname, '../../../test-results/e2e-mails');

const folderOf = (email: string) => path.join(BOX, email.replace(/[^\w.@-]/g, '_'));

export function emptyMailbox(): void {
  rmSync(BOX, { recursive: true, force: true });
}

/** Appends one message to an address's box. */
export function keepMail(email: string, raw: Buffer): void {
  const folder = folderOf(email);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${String(readdirSync(folder).length).padStart(4, '0')}.eml`), raw);
}

/** The text of a message, each part decoded by its headers. */
function wordsOf(raw: string): string {
  return raw
    .split(/\r?\n--/)
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/);
      const text = body.join('\n\n');
      if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
      const whole = text.replace(/=\r?\n/g, '');
      return Buffer.from(
        whole.replace(/=([0-9A-F]{2})/g, (_all, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        ),
        'latin1',
      ).toString();
    })
    .join('\n');
}

/** What a pattern finds in the newest matching message to an address. */
function newest(email: string, pattern: RegExp): string {
  try {
    const folder = folderOf(email);
    for (const file of readdirSync(folder).sort().reverse()) {
      const found = pattern.exec(wordsOf(readFileSync(path.join(folder, file), 'latin1')))?.[0];
      if (found) return found;
    }
  } catch {
    // No message has arrived yet.
  }
  return '';
}

/** What a pattern finds in a message to an address, once it has arrived. */
export async function mailWith(email: string, pattern: RegExp): Promise<string> {
  let found = '';
  const look = () => {
    found = newest(email, pattern);
    return found;
  };
  await expect
    .poll(look, { message: `a message with ${pattern}`, timeout: 20_000, intervals: [100, 200, 300] })
    .not.toBe('');
  return found;
}

/** The path to a page of `/users`, with its token, in the newest message to an address that has one. */
export const linkTo = (email: string, page: 'confirmation' | 'unlock' | 'passwords/edit'): Promise<string> =>
  mailWith(email, new RegExp(`/users/${page}\\?token=[\\w-]+`));
