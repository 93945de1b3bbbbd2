import { carriedToken, type LinkPage } from '@/modules/identity/link-cookie';

/** Steps that need a link, by their path. */
const NEEDS: Record<string, LinkPage> = {
  '/users/passwords/edit': 'passwords/edit',
  '/users/confirmation': 'confirmation',
  '/users/unlock': 'unlock',
  '/users/undo': 'undo',
};

/** The state of a step: its form, that it was sent, or that its link is missing. */
export function screenState(
  path: string,
  cookies: Map<string, string>,
  query: { sent?: string | undefined },
): 'form' | 'sent' | 'missing' {
  const needs = NEEDS[path];
  if (needs) return carriedToken(cookies, needs) ? 'form' : 'missing';
  return query.sent === '1' ? 'sent' : 'form';
}
