import { crawlAdmin } from './support/crawl-admin';
import { watchShifts } from './support/shifts';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
/** At least as many kinds of addresses are linked: a crawl that finds fewer has lost its way. */
const LEAST = { owner: 35, operator: 9 };

for (const locale of ['en', 'he'] as const)
  for (const who of ['owner', 'operator'] as const)
    for (const [size, viewport] of Object.entries(SIZES))
      test(`no address of the admin has a dead end, a missing text or a shift, for the ${who}, ${size}, ${locale}`, async ({
        page,
        world,
      }) => {
        test.setTimeout(600_000);
        await page.setViewportSize(viewport);
        await watchShifts(page);
        await signInOwner(page, world, locale, world.people[who]);
        const { wrong, opened } = await crawlAdmin(page);
        expect(wrong).toEqual([]);
        expect(opened.length, opened.join('\n')).toBeGreaterThanOrEqual(LEAST[who]);
      });
