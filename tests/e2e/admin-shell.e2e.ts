import { LONG } from './support/languages';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

// Payload's admin sends two requests to its REST by itself. Everything else is closed: a screen that needed more
// would break, and a server function called by a screen would be refused.
for (const who of ['owner', 'assistant'] as const)
  test(
    `the admin of an ${who} requests its user and navigation from Payload, and nothing that is closed`,
    LONG,
    async ({ page, world }) => {
      const asked: {
        method: string;
        path: string;
        status: number;
        cache: string | undefined;
        body: string;
      }[] = [];
      page.on('response', async (response) => {
        const { pathname } = new URL(response.url());
        const method = response.request().method();
        const rest = pathname.startsWith('/api/') && !/^\/api\/(x|uploads)\//.test(pathname);
        if (!rest && !(method === 'POST' && pathname.startsWith('/admin'))) return;
        const body = await response.text().catch(() => '');
        asked.push({
          method,
          path: pathname,
          status: response.status(),
          cache: response.headers()['cache-control'],
          body,
        });
      });
      const words = wordsIn('en');
      await page.goto('/users/sign_in?back=/admin');
      await page.locator('input[name=email]').fill(world.people[who] ?? world.owner);
      await page.locator('input[name=password]').fill('keepers-tests');
      await page.locator('input[name=password]').press('Enter');
      await page.waitForURL((url) => url.pathname === '/admin');
      for (const path of ['/admin/projects', '/admin/clients', '/admin/settings/account']) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        await expect(page.locator('.template-default--nav-animate').first()).toBeAttached();
      }
      await page.getByRole('button', { name: words('admin.nav.hide') }).click();
      await expect(page.getByRole('navigation', { name: words('admin.nav.main') })).toBeHidden();
      await page.reload();
      await expect(page.locator('h1').first()).toBeVisible();
      await expect.poll(() => asked.length).toBeGreaterThan(0);

      const open = new Set(['GET /api/payload-preferences/nav', 'GET /api/users/me']);
      expect(asked.map(({ method, path }) => `${method} ${path}`).filter((one) => !open.has(one))).toEqual(
        [],
      );
      expect(asked.filter(({ status, cache }) => status !== 200 || cache !== 'no-store')).toEqual([]);
      expect(asked.filter(({ body }) => /"token"|eyJ/.test(body))).toEqual([]);
    },
  );
