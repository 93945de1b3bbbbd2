import { crawlAdmin } from './support/crawl-admin';
import { watchShifts } from './support/shifts';
import { signInOwner } from './support/sign-in';
import { expect, test } from './support/test';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};
type Size = keyof typeof SIZES;

/**
 * Who opens every address, and at which sizes; at least as many kinds of addresses are linked for them: a crawl that finds
 * fewer has lost its way. `newcomer` is the owner of a studio that has nothing yet.
 */
const CRAWLS: Record<'owner' | 'assistant' | 'newcomer' | 'operator', { sizes: Size[]; least: number }> = {
  owner: { sizes: ['phone', 'tablet', 'desktop'], least: 35 },
  assistant: { sizes: ['desktop'], least: 20 },
  newcomer: { sizes: ['phone'], least: 25 },
  operator: { sizes: ['phone', 'desktop'], least: 9 },
};

for (const locale of ['en', 'he'] as const)
  for (const [who, { sizes, least }] of Object.entries(CRAWLS))
    for (const size of sizes)
      test(`no address of the admin has a dead end, a missing text or a shift, for the ${who}, ${size}, ${locale}`, async ({
        page,
        world,
      }) => {
        test.setTimeout(600_000);
        await page.setViewportSize(SIZES[size]);
        await watchShifts(page);
        const email = who === 'newcomer' ? world.fresh[locale] : world.people[who as 'owner'];
        await signInOwner(page, world, locale, email);
        const { wrong, opened } = await crawlAdmin(page);
        expect(wrong).toEqual([]);
        expect(opened.length, opened.join('\n')).toBeGreaterThanOrEqual(least);
      });
