import type { PERMISSIONS } from '@/core/access/permission-table';

/**
 * Every registered screen of the admin, the permission it requires, and whether it shows something of one account (for
 * which another account's owner gets 404). A new screen without a line here fails.
 */
export const ADMIN_SCREENS: Record<
  string,
  { permission: keyof typeof PERMISSIONS; ofOne?: true; operator?: 'nothing' }
> = {
  '/': { permission: 'admin.enter' },
  '/missing': { permission: 'admin.enter' },
  '/projects': { permission: 'project.preview' },
  '/projects/new': { permission: 'project.create', operator: 'nothing' },
  '/projects/:id': { permission: 'project.preview', ofOne: true },
  '/projects/:id/:tab': { permission: 'project.preview', ofOne: true },
  '/clients': { permission: 'client.read', operator: 'nothing' },
  '/clients/:id': { permission: 'client.read', ofOne: true, operator: 'nothing' },
  '/brands': { permission: 'brand.read', operator: 'nothing' },
  '/brands/:id': { permission: 'brand.read', ofOne: true, operator: 'nothing' },
  '/outbox': { permission: 'mail.read', operator: 'nothing' },
  '/outbox/:id': { permission: 'mail.read', ofOne: true, operator: 'nothing' },
  '/trash': { permission: 'photo.delete' },
  '/tutorials': { permission: 'admin.enter', operator: 'nothing' },
  '/settings/messages': { permission: 'project.update', operator: 'nothing' },
  '/settings/account': { permission: 'admin.enter' },
  '/settings/devices': { permission: 'device.create', operator: 'nothing' },
  '/settings/presets': { permission: 'preset.manage', operator: 'nothing' },
  '/settings/products': { permission: 'template.read', operator: 'nothing' },
  '/settings/webhooks': { permission: 'webhook.manage', operator: 'nothing' },
  '/settings/webhooks/:id': { permission: 'webhook.manage', ofOne: true, operator: 'nothing' },
  '/settings/plan': { permission: 'money.read', operator: 'nothing' },
  '/settings/seller': { permission: 'seller.manage', operator: 'nothing' },
  '/settings/partners': { permission: 'money.read', operator: 'nothing' },
  '/settings/security': { permission: 'admin.enter' },
  '/settings/team': { permission: 'team.invite', operator: 'nothing' },
  '/operator/:part': { permission: 'installation.run' },
  '/records': { permission: 'installation.run' },
  '/settings/features': { permission: 'account.update', operator: 'nothing' },
  '/settings/payments': { permission: 'account.update', operator: 'nothing' },
  '/x/:feature/:name': { permission: 'admin.enter', ofOne: true, operator: 'nothing' },
  '/settings/history': { permission: 'history.read', operator: 'nothing' },
};

type Ask = <R extends Record<string, unknown>>(text: string, values?: unknown[]) => Promise<R[]>;

/** A row of this project's account for each screen that shows one row; undefined where it has none. */
export async function thingsOf(sql: Ask, project: string): Promise<(screen: string) => string | undefined> {
  const [of] = await sql<{ client: string; brand: string; mail: string; webhook: string }>(
    `select e.brand_id as brand,
            (select c.id from clients c where c.account_id = e.account_id and c.deleted_at is null limit 1) as client,
            (select m.id from mails m where m.account_id = e.account_id limit 1) as mail,
            (select w.id from webhooks w where w.account_id = e.account_id limit 1) as webhook
       from events e where e.id = $1`,
    [project],
  );
  return (screen) => {
    if (screen.startsWith('/x/')) return undefined; // features come and go
    if (screen.startsWith('/projects')) return project;
    if (screen.startsWith('/settings/webhooks')) return of?.webhook;
    return screen.startsWith('/clients') ? of?.client : screen.startsWith('/brands') ? of?.brand : of?.mail;
  };
}

/** The address of a screen: its row, and its tab or part. */
export function addressOf(screen: string, thing = '', { tab = 'photos', part = 'accounts' } = {}): string {
  return `/admin${screen === '/' ? '' : screen.replace(':id', thing).replace(':tab', tab).replace(':part', part)}`;
}
