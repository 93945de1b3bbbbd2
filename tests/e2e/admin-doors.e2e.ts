import { adminConfig } from '@/admin/config';
import { PERMISSIONS } from '@/domain/permission-table';
import type { Role } from '@/domain/roles';
import { Browser } from '../helpers/browser';
import { expect, test } from './house/test';

/**
 * Every registered screen of the admin, the permission it asks, and whether it shows something of one account (which
 * another account's owner is told is not there). A new screen without a line here fails.
 */
const DOORS: Record<string, { permission: keyof typeof PERMISSIONS; ofOne?: true; operator?: 'nothing' }> = {
  '/': { permission: 'admin.enter' },
  '/projects': { permission: 'project.preview' },
  '/projects/new': { permission: 'project.create', operator: 'nothing' },
  '/projects/:id': { permission: 'project.preview', ofOne: true },
  '/projects/:id/:tab': { permission: 'project.preview', ofOne: true },
  '/clients': { permission: 'clients.read', operator: 'nothing' },
  '/clients/:id': { permission: 'clients.read', ofOne: true, operator: 'nothing' },
  '/brands': { permission: 'brands.read', operator: 'nothing' },
  '/brands/:id': { permission: 'brands.read', ofOne: true, operator: 'nothing' },
  '/outbox': { permission: 'mail.read', operator: 'nothing' },
  '/outbox/:id': { permission: 'mail.read', ofOne: true },
  '/trash': { permission: 'project.delete' },
  '/tutorials': { permission: 'admin.enter' },
  '/settings/messages': { permission: 'project.update', operator: 'nothing' },
  '/settings/account': { permission: 'admin.enter' },
  '/settings/devices': { permission: 'device.create', operator: 'nothing' },
  '/settings/presets': { permission: 'preset.manage', operator: 'nothing' },
  '/settings/products': { permission: 'template.read', operator: 'nothing' },
  '/settings/security': { permission: 'admin.enter' },
  '/settings/team': { permission: 'team.invite', operator: 'nothing' },
  '/operator/:part': { permission: 'installation.run' },
  '/settings/history': { permission: 'history.read', operator: 'nothing' },
};

const ROLES: Record<string, Role> = {
  nobody: 'anonymous',
  elsewhere: 'owner',
  assistant: 'assistant',
  owner: 'owner',
  operator: 'operator',
};

test('every screen of the admin opens to whom the table says, and is not there for anybody else', async ({
  world,
  project,
  sql,
}) => {
  const views = adminConfig('/').components?.views ?? {};
  const registered = Object.entries(views).map(([, view]) => (view as { path?: string }).path ?? '/');
  expect(registered.sort()).toEqual(Object.keys(DOORS).sort());

  const { id } = project('pages');
  const [of] = await sql<{ account: string; client: string; brand: string; mail: string }>(
    `select e.account_id as account, e.brand_id as brand,
            (select c.id from clients c where c.account_id = e.account_id and c.deleted_at is null limit 1) as client,
            (select m.id from mails m where m.account_id = e.account_id limit 1) as mail
       from events e where e.id = $1`,
    [id],
  );
  const idIn = (path: string) => {
    if (path.startsWith('/projects')) return id;
    return path.startsWith('/clients') ? of?.client : path.startsWith('/brands') ? of?.brand : of?.mail;
  };
  const anonymous = new Browser(world.origins[0]);
  const people = Object.entries(world.people).map(async ([who, email]) => {
    return [who, await new Browser(world.origins[0]).signIn(email, 'keepers-tests')] as const;
  });
  const asking = await Promise.all(people);

  const wrong: string[] = [];
  for (const [door, { permission, ofOne, operator }] of Object.entries(DOORS)) {
    const there = idIn(door);
    if (ofOne && !there) continue;
    const path = `/admin${
      door === '/'
        ? ''
        : door
            .replace(':id', there ?? '')
            .replace(':tab', 'photos')
            .replace(':part', 'accounts')
    }`;
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
      // Payload sends whoever has no business here to a page that is the door of signing in.
      const away = answer.headers.get('location')?.includes('/admin/unauthorized') ?? false;
      const said = away ? 404 : [302, 307].includes(answer.status) ? 200 : answer.status;
      if (said !== (opens ? 200 : 404)) wrong.push(`${who} at ${path}: ${answer.status}`);
      if (who === 'elsewhere' && answer.text.includes('Project pages')) wrong.push(`${path} shows elsewhere`);
    }
  }
  expect(wrong).toEqual([]);
});
