import { LONG } from './support/languages';
import { expect, test } from './support/test';

test(
  'a gallery opens in a frame of the site its brand names, and of no other',
  LONG,
  async ({ page, world, project, sql, stray }) => {
    const { id } = project('upload');
    await sql('update events set available_public = true where id = $1', [id]);
    await sql(
      `update brands set embed_sites = 'https://www.studio.test' from events e where e.id = $1 and brands.id = e.brand_id`,
      [id],
    );
    // Browsers refuse frames of this machine on https pages: the application answers by another name.
    const app = 'https://galleries.test';
    await page.route(`${app}/**`, async (route) => {
      const url = route.request().url().replace(app, String(world.origins[0]));
      // A live stream has no end, so it is not proxied.
      if (url.endsWith('/live')) await route.fulfill({ status: 204 });
      else await route.fulfill({ response: await route.fetch({ url }) });
    });
    const framed = async (site: string) => {
      const body = `<iframe src="${app}/events/${id}" width="800" height="600"></iframe>`;
      await page.route(`${site}/**`, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${site}/`);
      return page.frameLocator('iframe');
    };
    const shown = await framed('https://www.studio.test');
    await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
    stray.length = 0;
    await framed('https://www.other.test');
    await expect.poll(() => stray.join()).toContain('frame-ancestors');
    stray.length = 0;
  },
);
