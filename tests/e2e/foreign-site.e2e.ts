import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { expect, test, type World } from './support/test';

/** Where the foreign page is: another host of this machine, and a name below the platform's own, as sites have. */
const HOSTS = ['127.0.0.1', 'evil.localhost'];

/** A page of another site with a form that a visitor's browser sends to Keepers by a press. */
async function openForeignPage(
  page: Page,
  host: string,
  form: { action: string; fields?: Record<string, string>; method?: 'get' | 'post' },
): Promise<() => void> {
  const fields = Object.entries(form.fields ?? {})
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('');
  const html = `<!doctype html><html lang="en"><head><title>A prize</title><link rel="icon" href="data:,"></head>
    <body><form method="${form.method ?? 'post'}" action="${form.action}">${fields}<button>Win a prize</button></form></body></html>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const cookiesOf = async (context: BrowserContext, origin: string) =>
  (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).sort();

/** Presses the foreign form's button; returns the status of the resulting page. */
async function sendForm(page: Page, path: string): Promise<number> {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await page.getByRole('button', { name: 'Win a prize' }).click();
  const status = (await answer).status();
  await page.waitForURL(`**${path}`);
  return status;
}

for (const host of HOSTS)
  test.describe(`a page on ${host} cannot`, host === HOSTS[0] ? LONG : {}, () => {
    const forms = (world: World, code: string) =>
      [
        ['/users/sign_in', { email: world.people.elsewhere, password: 'keepers-tests' }],
        ['/users/sign_out', { _method: 'delete' }],
        ['/client_access', { code }],
      ] as [string, Record<string, string>][];

    test('sign a photographer in as someone else, sign them out, or enter a project', async ({
      page,
      context,
      world,
      project,
      baseURL,
    }) => {
      const origin = baseURL ?? '';
      await signInOwner(page, world, 'en', world.people.owner);
      const before = await cookiesOf(context, origin);
      expect(before.join()).toContain('keepers-token=');
      for (const [path, fields] of forms(world, project('link').code)) {
        const close = await openForeignPage(page, host, { action: origin + path, fields });
        expect([path, await sendForm(page, path)]).toEqual([path, 422]);
        expect(await cookiesOf(context, origin)).toEqual(before);
        close();
      }
      const sessions = await context.request.get(`${origin}/users/sessions`);
      expect(sessions.status()).toBe(200);
    });

    test('give a visitor without cookies a session, or any cookie', async ({
      newPerson,
      world,
      project,
      baseURL,
    }) => {
      const origin = baseURL ?? '';
      const page = await newPerson({ locale: 'he-IL' });
      for (const [path, fields] of forms(world, project('link').code)) {
        const close = await openForeignPage(page, host, { action: origin + path, fields });
        expect([path, await sendForm(page, path)]).toEqual([path, 422]);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect(await cookiesOf(page.context(), origin)).toEqual([]);
        close();
      }
    });
  });

for (const host of HOSTS)
  test(
    `a page on ${host} leads a signed-in photographer to each kind of admin page, as mails do`,
    LONG,
    async ({ page, world, baseURL }) => {
      await signInOwner(page, world, 'en', world.people.owner);
      for (const path of ['/admin', '/admin/projects', '/admin/settings/account', '/admin/x/shop/orders']) {
        const close = await openForeignPage(page, host, { action: `${baseURL}${path}`, method: 'get' });
        await page.getByRole('button', { name: 'Win a prize' }).click();
        await expect(page.getByRole('link', { name: 'Projects' }).first()).toBeVisible();
        await expect(page).toHaveURL(new RegExp(`${path}\\??$`));
        close();
      }
    },
  );
