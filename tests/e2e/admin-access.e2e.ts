import { PERMISSIONS } from '@/core/access/permission-table';
import type { Role } from '@/core/access/roles';
import { adminConfig } from '@/web/admin/config';
import { Browser } from '../helpers/browser';
import { ADMIN_SCREENS, addressOf, thingsOf } from './support/admin-screens';
import { expect, test } from './support/test';

const ROLES: Record<string, Role> = {
  outsider: 'anonymous',
  elsewhere: 'owner',
  assistant: 'assistant',
  owner: 'owner',
  operator: 'operator',
};

test('every screen of the admin opens for the roles of the table, and is not found for others', async ({
  world,
  project,
  sql,
}) => {
  const views = adminConfig('/').components?.views ?? {};
  const registered = Object.entries(views).map(([, view]) => (view as { path?: string }).path ?? '/');
  expect(registered.sort()).toEqual(Object.keys(ADMIN_SCREENS).sort());

  const { id } = project('pages');
  const idIn = await thingsOf(sql, id);
  const anonymous = new Browser(world.origins[0]);
  const people = Object.entries(world.people).map(async ([who, email]) => {
    return [who, await new Browser(world.origins[0]).signIn(email, 'keepers-tests')] as const;
  });
  const asking = await Promise.all(people);

  const wrong: string[] = [];
  for (const [screen, { permission, ofOne, operator }] of Object.entries(ADMIN_SCREENS)) {
    const there = idIn(screen);
    if (ofOne && !there) continue;
    const path = addressOf(screen, there);
    const closed = await anonymous.page(path);
    expect([path, closed.status, closed.headers.get('location')]).toEqual([
      path,
      307,
      `/users/sign_in?back=${encodeURIComponent(path)}`,
    ]);
    for (const [who, browser] of asking) {
      const role = ROLES[who] as Role;
      const may = PERMISSIONS[permission][role as never] !== undefined && role !== 'anonymous';
      const own = !ofOne || who !== 'elsewhere';
      const none = who === 'operator' && operator === 'nothing';
      const opens = may && own && !none;
      const answer = await browser.page(path);
      // Payload redirects people without admin access to its sign-in page.
      const away = answer.headers.get('location')?.includes('/admin/unauthorized') ?? false;
      const said = away ? 404 : [302, 307].includes(answer.status) ? 200 : answer.status;
      if (said !== (opens ? 200 : 404)) wrong.push(`${who} at ${path}: ${answer.status}`);
      if (who === 'elsewhere' && answer.text.includes('Project pages')) wrong.push(`${path} shows elsewhere`);
    }
  }
  expect(wrong).toEqual([]);
});
