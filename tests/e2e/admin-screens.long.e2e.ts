import { allow } from '@/modules/access/table';
import { ADMIN_SCREENS, addressOf, thingsOf } from './support/admin-screens';
import { goSoftly, lookAtScreen } from './support/look-at-screen';
import { lookAtText } from './support/look-at-text';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';
import { readNames } from './support/text-audit';

/** The core's, then the features'. */
const TABS = [
  ...['photos', 'clients', 'products', 'design', 'details'],
  ...['downloads', 'picks', 'statistics', 'sharing', 'talk', 'reviews'],
];
const PARTS = ['accounts', 'plans', 'jobs', 'mails', 'storage', 'health', 'translations'];
const FEATURES = [
  'reviews/all',
  'selection/progress',
  'sites/website',
  'sites/inquiries',
  'sites/domains',
  'statistics/figures',
  'push/phone',
];
/** Payload's own views of one collection that operators write, and one they only read. */
const RECORDS = { brands: 'brands', users: 'users', clients: 'clients' };

for (const locale of ['en', 'he'] as const) {
  for (const who of ['owner', 'assistant', 'operator'] as const) {
    test(`every screen of the admin renders completely on phone and desktop, for the ${who}, ${locale}`, async ({
      page,
      world,
      project,
      sql,
    }) => {
      test.setTimeout(600_000);
      const thing = await thingsOf(sql, project(`looks_${locale}`).id);
      const audited = { locale, names: await readNames(sql) };
      const screens = Object.entries(ADMIN_SCREENS).filter(
        ([, { permission }]) =>
          allow(who, permission) !== 'none' && (who !== 'operator' || permission === 'installation.run'),
      );
      const addresses = screens.flatMap(([screen, { ofOne }]) => {
        const id = thing(screen);
        if (ofOne && !id && !screen.startsWith('/x/')) return [];
        if (screen.includes(':tab')) return TABS.map((tab) => addressOf(screen, id, { tab }));
        if (screen.includes(':part')) return PARTS.map((part) => addressOf(screen, id, { part }));
        // It redirects to its first tab.
        if (screen === '/x/:feature/:name') return FEATURES.map((feature) => `/admin/x/${feature}`);
        return screen === '/projects/:id' ? [] : [addressOf(screen, id)];
      });
      if (who === 'operator')
        for (const [slug, table] of Object.entries(RECORDS)) {
          const [row] = await sql<{ id: string }>(`select id from ${table} order by created_at limit 1`);
          addresses.push(`/admin/collections/${slug}`, `/admin/collections/${slug}/${row?.id}`);
        }
      await signInOwner(page, world, locale, world.people[who]);
      await page.goto('/admin');
      // One broken screen does not stop the check of the others.
      const wrong: string[] = [];
      for (const address of addresses) {
        await test.step(address, async () => {
          await goSoftly(page, address);
          // Payload's own views are not ours to make accessible; their texts are.
          const look = address.startsWith('/admin/collections/')
            ? lookAtText(page, address, audited, wrong)
            : lookAtScreen(page, audited);
          await look.catch((error: Error) => wrong.push(error.message));
        });
      }
      expect(wrong).toEqual([]);
    });
  }
}
