import { isKeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { grantCookie } from '@/modules/access/grants/grant-cookie';
import { listGrantsOfUser } from '@/modules/access/grants/queries';
import { isId } from '@/modules/access/grants/viewer';
import { forgetReturn } from '@/modules/entry/return-cookie';
import { carriedOnward, forgetCode } from '@/modules/identity/code-cookie';
import type { Onward } from '@/modules/identity/onward';
import type { SignedInBrowser } from '@/modules/identity/operations/sign-in';
import { carrying } from '@/modules/people/operations/enter-or-open';
import { enterProject } from '@/modules/people/operations/enter-project';
import { closedPath } from './closed-page';
import { returnToHost } from './cross-hosts';
import { wayBack } from './way-back';

/** Returns the path if it is one of ours, to prevent open redirects. */
export function safeBack(back: string | undefined): string | undefined {
  return back && /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : undefined;
}

/**
 * Returns where to redirect a browser after signing in, and its cookies. With a project's id and code the grant is
 * created at once, and the browser goes to the page of that project it requested (`back`); with the id alone it returns to
 * where it was; without either, a client goes to the project that this browser began to sign in for. A closed project's page
 * says why.
 */
export async function goOn(
  context: RequestContext,
  signed: SignedInBrowser,
  { i, c, back, selection_password }: Onward,
): Promise<{ path: string; cookies: string[] }> {
  const { cookie, more, userId, staff } = signed;
  const own = [cookie, ...more];
  const begun = i || back || staff ? null : await resume(context, signed);
  if (begun) return begun;
  if (i && c) {
    const entry = { event: i, code: c, selection_password };
    const entered = await enterProject(carrying(context, cookie), entry).catch((error: unknown) => {
      const path = closedPath(error, c);
      if (path === null) throw error;
      return { path };
    });
    if (!('grant' in entered)) return { path: entered.path, cookies: [...own, forgetCode()] };
    const path = pageOf(back, i);
    const cookies = [...own, entered.cookie, forgetCode()];
    return leadOn(carrying(carrying(context, cookie), entered.cookie), { event: i, path, cookies });
  }
  const grants = (await listGrantsOfUser(userId)).map((grant) => grantCookie(grant.event_id, grant.id));
  const known = grants.length > 0 ? '/users/account' : '/';
  const home = isId(i) ? `/events/${i}` : staff ? '/admin' : known;
  // A client who signed in on the way to the studio's admin would get the same form again.
  const closed = !staff && /^\/admin(\/|\?|$)/.test(back ?? '');
  const path = (closed ? undefined : safeBack(back)) ?? home;
  const cookies = [...own, ...grants];
  return isId(i) ? leadOn(carrying(context, cookie), { event: i, path, cookies }) : { path, cookies };
}

/**
 * Goes on to the project whose code this browser carries: a new password or a confirmed address leads to a sign-in that names
 * no project. Null without one, and where the code opens nothing any more.
 */
async function resume(
  context: RequestContext,
  signed: SignedInBrowser,
): Promise<{ path: string; cookies: string[] } | null> {
  const carried = carriedOnward(context.cookies);
  if (!carried?.i) return null;
  return goOn(context, signed, carried).catch((error: unknown) => {
    if (isKeepersError(error)) return null;
    throw error;
  });
}

/** The page of the project that was requested, else its gallery. */
const pageOf = (back: string | undefined, event: string): string =>
  wayBack((back && URL.parse(back, 'https://own')?.href) || null, event);

/** Returns to the studio's host if the person came from there for this project; else goes on where `path` leads. */
async function leadOn(
  context: RequestContext,
  { event, path, cookies }: { event: string; path: string; cookies: string[] },
): Promise<{ path: string; cookies: string[] }> {
  const home = await returnToHost(context, event, pageOf(path, event));
  return home === null ? { path, cookies } : { path: home, cookies: [...cookies, forgetReturn()] };
}
