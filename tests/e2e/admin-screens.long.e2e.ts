import { ADMIN_SCREENS, addressOf, thingsOf } from './support/admin-screens';
import { goSoftly, lookAtScreen } from './support/look-at-screen';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';

/** The core's, then the features'. */
const TABS = ['photos', 'clients', 'products', 'design', 'details', 'downloads', 'picks', 'sharing'];
const PARTS = ['accounts', 'plans', 'jobs', 'mails', 'storage', 'health', 'translations'];

for (const locale of ['en', 'he'] as const) {
  for (const who of ['owner', 'operator'] as const) {
    test(`every screen of the admin renders completely on phone and desktop, for the ${who}, ${locale}`, async ({
      page,
      world,
      project,
      sql,
    }) => {
      test.setTimeout(600_000);
      const thing = await thingsOf(sql, project(`screens_${locale}`).id);
      const screens = Object.entries(ADMIN_SCREENS).filter(([, { permission }]) =>
        who === 'operator' ? permission === 'installation.run' : permission !== 'installation.run',
      );
      const addresses = screens.flatMap(([screen, { ofOne }]) => {
        const id = thing(screen);
        if (ofOne && !id) return [];
        if (screen.includes(':tab')) return TABS.map((tab) => addressOf(screen, id, { tab }));
        if (screen.includes(':part')) return PARTS.map((part) => addressOf(screen, id, { part }));
        // It redirects to its first tab.
        return screen === '/projects/:id' ? [] : [addressOf(screen, id)];
      });
      await signInOwner(page, world, locale, world.people[who]);
      await page.goto('/admin');
      // One broken screen does not stop the check of the others.
      const wrong: string[] = [];
      for (const address of addresses) {
        await test.step(address, async () => {
          await goSoftly(page, address);
          await lookAtScreen(page).catch((error: Error) => wrong.push(error.message));
        });
      }
      expect(wrong).toEqual([]);
    });
  }
}
