import { expect, test } from './house/test';

// Payload's admin asks its REST for two things by itself. Whatever else it asks for is closed: a screen that needed more
// would be broken, and a server function called by a screen would be refused.
for (const who of ['owner', 'assistant'] as const)
  test(`the admin of an ${who} asks Payload for its user and its navigation, and for nothing that is closed`, async ({
    page,
    world,
  }) => {
    const asked: { method: string; path: string; status: number; cache: string | undefined; body: string }[] =
      [];
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
    // Wide enough that Payload keeps whether the navigation is open.
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto('/users/sign_in?back=/admin');
    await page.locator('input[name=email]').fill(world.people[who] ?? world.owner);
    await page.locator('input[name=password]').fill('keepers-tests');
    await page.locator('input[name=password]').press('Enter');
    await page.waitForURL((url) => url.pathname === '/admin');
    const nav = page.locator('aside.nav');
    await expect(nav).toHaveClass(/nav--nav-hydrated/);

    for (const path of ['/admin/projects', '/admin/clients', '/admin/settings/account']) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(nav).toHaveClass(/nav--nav-hydrated/);
    }
    const open = await nav.evaluate((at) => at.classList.contains('nav--nav-open'));
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/payload-preferences/nav') && response.request().method() === 'POST',
    );
    await page.locator('.nav-toggler:visible').first().click();
    expect((await kept).status()).toBe(200);
    await page.reload();
    await expect(nav).toHaveClass(/nav--nav-hydrated/);
    expect(await nav.evaluate((at) => at.classList.contains('nav--nav-open'))).toBe(!open);

    const paths = [...new Set(asked.map(({ method, path }) => `${method} ${path}`))].sort();
    expect(paths).toEqual([
      'GET /api/payload-preferences/nav',
      'GET /api/users/me',
      'POST /api/payload-preferences/nav',
    ]);
    expect(asked.filter(({ status, cache }) => status !== 200 || cache !== 'no-store')).toEqual([]);
    expect(asked.filter(({ body }) => /"token"|eyJ/.test(body))).toEqual([]);
  });
