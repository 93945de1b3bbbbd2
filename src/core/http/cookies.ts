import { env } from '@/core/env';

/** Parses a Cookie header into name → value; later ones of the same name lose. */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (found.has(name)) continue;
    const raw = part.slice(at + 1).trim();
    try {
      found.set(name, decodeURIComponent(raw));
    } catch {
      found.set(name, raw);
    }
  }
  return found;
}

/** Returns a Cookie header without the cookies of this name. */
export const withoutCookie = (header: string | undefined, name: string): string =>
  (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part && part.split('=', 1)[0]?.trim() !== name)
    .join('; ');

export interface CookieOptions {
  /** Seconds; 0 removes the cookie; without it the cookie ends with the browser. */
  maxAge?: number;
  httpOnly?: boolean;
}

/** A Set-Cookie line: Lax, whole site, `Secure` where the public address is https. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, httpOnly = true }: CookieOptions = {},
): string {
  const parts = [`${name}=${encodeURIComponent(value.toWellFormed())}`, 'Path=/', 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (env().publicUrl.startsWith('https:')) parts.push('Secure');
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  return parts.join('; ');
}
