import { expect, test } from './house/test';

test('a gallery stands in a frame of the site its brand names, and of no other', async ({
  page,
  world,
  project,
  sql,
}) => {
  const { id } = project('upload');
  await sql('update events set available_public = true where id = $1', [id]);
  await sql(
    `update brands set embed_sites = 'https://www.studio.test' from events e where e.id = $1 and brands.id = e.brand_id`,
    [id],
  );
  const gallery = `${world.origins[0]}/events/${id}`;
  const framed = async (site: string) => {
    await page.route(`${site}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${gallery}" width="800" height="600"></iframe>`,
      }),
    );
    await page.goto(`${site}/`);
    return page.frameLocator('iframe');
  };
  const shown = await framed('https://www.studio.test');
  await expect(shown.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await framed('https://www.other.test');
  await refused;
});
