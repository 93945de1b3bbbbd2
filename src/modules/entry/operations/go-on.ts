import type { RequestContext } from '@/core/http/request-context';
import { grantCookie } from '@/modules/access/grants/grant-cookie';
import { listGrantsOfUser } from '@/modules/access/grants/queries';
import { isId } from '@/modules/access/grants/viewer';
import { forgetCode } from '@/modules/identity/code-cookie';
import type { Onward } from '@/modules/identity/onward';
import type { SignedInBrowser } from '@/modules/identity/operations/sign-in';
import { carrying } from '@/modules/people/operations/enter-or-open';
import { enterProject } from '@/modules/people/operations/enter-project';
import { wayBack } from './way-back';

/** Returns the path if it is one of ours, to prevent open redirects. */
export function safeBack(back: string | undefined): string | undefined {
  return back && /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : undefined;
}

/**
 * Returns where to redirect a browser after signing in, and its cookies. With a project's id and code the grant is
 * created at once, and the browser goes to the page of that project it requested (`back`); with the id alone it returns to
 * where it was.
 */
export async function goOn(
  context: RequestContext,
  { cookie, more, userId, staff }: SignedInBrowser,
  { i, c, back, selection_password }: Onward,
): Promise<{ path: string; cookies: string[] }> {
  const own = [cookie, ...more];
  if (i && c) {
    const entered = await enterProject(carrying(context, cookie), { event: i, code: c, selection_password });
    const asked = back ? URL.parse(back, 'https://own')?.href : undefined;
    return { path: wayBack(asked ?? null, i), cookies: [...own, entered.cookie, forgetCode()] };
  }
  const grants = (await listGrantsOfUser(userId)).map((grant) => grantCookie(grant.event_id, grant.id));
  const home = isId(i) ? `/events/${i}` : staff ? '/admin' : '/';
  return { path: safeBack(back) ?? home, cookies: [...own, ...grants] };
}
