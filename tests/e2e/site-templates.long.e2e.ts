import { readdirSync } from 'node:fs';
import path from 'node:path';
import { keepPicture } from './support/keep-picture';
import { addressOf, lookAtSite, sendPictures } from './support/look-at-site';
import { expect, test } from './support/test';
import { auditText, readNames } from './support/text-audit';

const WIDTHS = [390, 820, 1440];
const TEMPLATES = readdirSync(path.resolve('site-templates'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

for (const template of TEMPLATES) {
  for (const locale of ['en', 'he'] as const) {
    test(`every page of a ${template} site renders completely on phone, tablet and desktop, ${locale}`, async ({
      page,
      world,
      sql,
    }) => {
      test.setTimeout(600_000);
      await sendPictures(page);
      const wrong: string[] = [];
      const audited = { locale, names: await readNames(sql) };
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const address of world.sites[template] ?? []) {
          await lookAtSite(page, addressOf(world, template, address, locale)).catch((error: Error) =>
            wrong.push(`${width} px: ${error.message}`),
          );
          wrong.push(...(await auditText(page, audited)));
          await keepPicture(page, `${locale}-site-${template}${address}`);
        }
      }
      expect(wrong.join('\n\n')).toBe('');
      expect(world.sites[template]?.length).toBeGreaterThan(4);
    });
  }
}
