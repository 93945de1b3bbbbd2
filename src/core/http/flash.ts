import { FLASH_COOKIE } from '@/core/constants';
import { setCookie } from './cookies';
import type { Answer } from './define-endpoint';

/** A message for the next page, after a form's redirect or a script's navigation. */
export function flashCookie(flash: NonNullable<Answer['flash']>): string {
  return setCookie(FLASH_COOKIE, JSON.stringify(flash), { maxAge: 60, httpOnly: false });
}
