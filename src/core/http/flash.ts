import { FLASH_COOKIE } from './answer';
import { setCookie } from './cookies';
import type { Answer } from './define-endpoint';

/** A message for the page an answer leads to, whether a form goes there by itself or a script does. */
export function flashCookie(flash: NonNullable<Answer['flash']>): string {
  return setCookie(FLASH_COOKIE, JSON.stringify(flash), { maxAge: 60, httpOnly: false });
}
