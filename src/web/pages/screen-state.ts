import { carriedToken, type LinkPage } from '@/modules/identity/link-cookie';

/** Steps a link leads to, by their path. */
const NEEDS: Record<string, LinkPage> = {
  '/users/passwords/edit': 'passwords/edit',
  '/users/confirmation': 'confirmation',
  '/users/unlock': 'unlock',
  '/users/undo': 'undo',
};

/** What a step shows: its form, that it was sent, or that the link which leads here is missing. */
export function screenState(
  path: string,
  cookies: Map<string, string>,
  query: { sent?: string | undefined },
): 'form' | 'sent' | 'missing' {
  const needs = NEEDS[path];
  if (needs) return carriedToken(cookies, needs) ? 'form' : 'missing';
  return query.sent === '1' ? 'sent' : 'form';
}
