import { addressOf, DOORS, thingsOf } from './support/admin-doors';
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
      const doors = Object.entries(DOORS).filter(([, { permission }]) =>
        who === 'operator' ? permission === 'installation.run' : permission !== 'installation.run',
      );
      const addresses = doors.flatMap(([door, { ofOne }]) => {
        const id = thing(door);
        if (ofOne && !id) return [];
        if (door.includes(':tab')) return TABS.map((tab) => addressOf(door, id, { tab }));
        if (door.includes(':part')) return PARTS.map((part) => addressOf(door, id, { part }));
        // It redirects to its first tab.
        return door === '/projects/:id' ? [] : [addressOf(door, id)];
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
