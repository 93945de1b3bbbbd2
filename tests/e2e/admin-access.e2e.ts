import { PERMISSIONS } from '@/core/access/permission-table';
import type { Role } from '@/core/access/roles';
import { adminConfig } from '@/web/admin/config';
import { Browser } from '../helpers/browser';
import { ADMIN_SCREENS, addressOf, thingsOf } from './support/admin-screens';
import { LONG } from './support/languages';
import { expect, test } from './support/test';

const ROLES: Record<string, Role> = {
  outsider: 'anonymous',
  elsewhere: 'owner',
  assistant: 'assistant',
  owner: 'owner',
  operator: 'operator',
};

/** Whom `npm test` looks at: a studio's limited member, and the owner of another studio. */
const FIRST = ['assistant', 'elsewhere'];

test('the table lists every screen of the admin, and each leads people without a session to sign in', async ({
  world,
  project,
  sql,
}) => {
  const views = adminConfig('/').components?.views ?? {};
  const registered = Object.entries(views).map(([, view]) => (view as { path?: string }).path ?? '/');
  expect(registered.sort()).toEqual(Object.keys(ADMIN_SCREENS).sort());

  const idIn = await thingsOf(sql, project('pages').id);
  const anonymous = new Browser(world.origins[0]);
  for (const [screen, { ofOne }] of Object.entries(ADMIN_SCREENS)) {
    const there = idIn(screen);
    if (ofOne && !there) continue;
    const path = addressOf(screen, there);
    const closed = await anonymous.page(path);
    expect([path, closed.status, closed.headers.get('location')]).toEqual([
      path,
      307,
      `/users/sign_in?back=${encodeURIComponent(path)}`,
    ]);
  }
});

for (const [who, role] of Object.entries(ROLES))
  test(
    `every screen of the admin opens for the roles of the table, and is not found for others: ${who}`,
    FIRST.includes(who) ? {} : LONG,
    async ({ world, project, sql }) => {
      const idIn = await thingsOf(sql, project('pages').id);
      const email = world.people[who as keyof typeof world.people];
      const browser = await new Browser(world.origins[0]).signIn(email, 'keepers-tests');
      const wrong: string[] = [];
      for (const [screen, { permission, ofOne, operator }] of Object.entries(ADMIN_SCREENS)) {
        const there = idIn(screen);
        if (ofOne && !there) continue;
        const path = addressOf(screen, there);
        const may = PERMISSIONS[permission][role as never] !== undefined && role !== 'anonymous';
        const own = !ofOne || who !== 'elsewhere';
        const none = who === 'operator' && operator === 'nothing';
        const opens = may && own && !none;
        const answer = await browser.page(path);
        // Payload redirects people without admin access to its sign-in page.
        const away = answer.headers.get('location')?.includes('/admin/unauthorized') ?? false;
        const said = away ? 404 : [302, 307].includes(answer.status) ? 200 : answer.status;
        if (said !== (opens ? 200 : 404)) wrong.push(`${who} at ${path}: ${answer.status}`);
        if (who === 'elsewhere' && answer.text.includes('Project pages'))
          wrong.push(`${path} shows elsewhere`);
      }
      expect(wrong).toEqual([]);
    },
  );

/** An error of a screen that its boundary shows, as Next writes it into the page; redirects are written alike. */
const SCREEN_ERROR = /E\{\\?"digest\\?":\\?"(?!NEXT_)/;
const ONE = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

for (const [who, least] of [
  ['owner', 30],
  ['operator', 9],
] as const)
  test(
    `every address that the admin links for the ${who} is rendered without an error`,
    LONG,
    async ({ world }) => {
      const browser = await new Browser(world.origins[0]).signIn(world.people[who], 'keepers-tests');
      const wrong: string[] = [];
      const kinds = new Set(['/admin']);
      const queue = ['/admin'];
      for (let path = queue.shift(); path; path = queue.shift()) {
        const { status, text, headers } = await browser.page(path);
        const away = headers.get('location');
        if ((status !== 200 && !away) || SCREEN_ERROR.test(text)) wrong.push(`${path}: ${status}`);
        const links = [...text.matchAll(/href="(\/admin[^"?#]*)/g)].map(([, href = '']) => href);
        if (away?.startsWith('/admin')) links.push(away);
        for (const href of links) {
          const kind = href.replace(ONE, ':id');
          if (kinds.has(kind)) continue;
          kinds.add(kind);
          queue.push(href);
        }
      }
      expect(wrong).toEqual([]);
      expect(kinds.size, [...kinds].join('\n')).toBeGreaterThanOrEqual(least);
    },
  );
