import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import starter from '@/modules/sites/platform/starter.json' with { type: 'json' };
import { inBothLanguages } from './support/languages';
import { mailWith } from './support/mailbox';
import { expect, test } from './support/test';
import { wordsIn } from './support/words';

const PHOTOGRAPHS = 30;
/** Invitations by mail publish a project where there is a mail server. */
test.use({ baseURL: async ({ world }, use) => use(world.origins[1]) });
type Words = Record<'en' | 'he', string>;
type StarterPage = { blocks: { settings: { slides?: { button: { label: Words } }[] } }[] };
/** The first thing the front page offers. */
const slide = (starter.pages as unknown as StarterPage[])[0]?.blocks[0]?.settings.slides?.[0];

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  test(`from the front page to an invited client and their first pick, in ten actions and six fields, ${locale}`, async ({
    page,
    newPerson,
    world,
    sql,
  }) => {
    test.setTimeout(240_000);
    const email = `from-${randomUUID()}@people.test`;
    let actions = 0;
    let fields = 0;
    const press = async (what: Locator) => {
      actions++;
      await what.click();
    };
    const fill = async (what: Locator, value: string) => {
      fields++;
      await what.fill(value);
    };
    const head = page.locator('main > header');

    await test.step('signs up', async () => {
      await page.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
      await page.goto('/');
      await press(
        page.getByRole('main').getByRole('link', { name: slide?.button.label[locale] ?? '', exact: true }),
      );
      const step = page.getByRole('dialog', { name: t('account.studioTitle') });
      await fill(step.getByLabel(t('account.businessName'), { exact: true }), 'Studio Noa');
      await fill(step.getByLabel(t('account.email'), { exact: true }), email);
      await fill(step.getByLabel(t('account.password'), { exact: true }), 'a studio of my own');
      await press(step.getByRole('button', { name: t('account.signUp') }));
      await page.waitForURL(({ pathname }) => /^\/admin\/?$/.test(pathname));
    });

    const photographs = (count: number, seed: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, nr) => ({
          name: `DSC_${String(nr + 1).padStart(4, '0')}.JPG`,
          mimeType: 'image/jpeg',
          buffer: await makeJpeg({ width: 1600, height: 1067, seed: seed + nr }),
        })),
      );
    /** Names the project and creates it; the button opens the file chooser, too. Returns the project's id. */
    const create = async (name: string, files: Awaited<ReturnType<typeof photographs>>) => {
      await fill(page.locator('input[name=name]'), name);
      const chooser = page.waitForEvent('filechooser');
      await press(page.getByRole('button', { name: t('admin.new.submit') }));
      await (await chooser).setFiles(files);
      await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
      await expect(page.getByText(t('admin.upload.allDone', { count: files.length }))).toBeVisible({
        timeout: 120_000,
      });
      return new URL(page.url()).pathname.split('/')[3] ?? '';
    };
    const invite = async (name: string, address: string) => {
      await press(head.getByRole('link', { name: t('admin.steps.clients') }));
      await page.waitForURL('**/clients');
      await fill(page.locator('input[name=name]'), name);
      await fill(page.locator('input[name=email]'), address);
      await press(page.getByRole('button', { name: t('admin-clients.sendMail') }));
      await expect(page.getByRole('heading', { name: t('admin.publish.isOpen'), exact: true })).toBeVisible();
    };

    let project = '';
    await test.step('creates a project from a preset; steps, cover and the main button move by themselves', async () => {
      const files = await photographs(PHOTOGRAPHS, locale === 'en' ? 6100 : 6200);
      await press(
        page.getByRole('link', { name: t('admin-home.start.step.project.button'), exact: true }).first(),
      );
      await press(page.getByText(t('admin-projects.example.wedding'), { exact: true }).first());
      project = await create('Maya & Jonathan', files);
      await expect(head.getByRole('button', { name: t('admin-project.next.publish') })).toBeVisible();
      await expect(head.locator('img')).toBeVisible({ timeout: 60_000 });
      // Name and photographs are done, the products came with the preset; the invitation is offered as next.
      await expect(head.locator('li[data-done]')).toHaveCount(2);
      await expect(head.getByText(t('admin-project.head.filled'))).toBeVisible();
      await expect(head.locator('li[data-next]')).toContainText(t('admin.steps.clients'));
    });

    await test.step('invites a client', async () => {
      await invite('Dana', `dana.${email}`);
      expect(actions).toBeLessThanOrEqual(10);
      expect(fields).toBeLessThanOrEqual(6);
    });

    await test.step('the client picks', async () => {
      const client = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await client.goto(await mailWith(`dana.${email}`, /\/i\/[\w-]+/));
      await expect(client.locator('html[data-alive]')).toBeAttached();
      const product = t('admin-projects.productName.album');
      await client
        .getByRole('button', { name: t('selection.pickFor', { name: 'DSC_0001.JPG', product }), exact: true })
        .click();
      await expect
        .poll(() => sql('select 1 from product_medias where event_id = $1', [project]), { timeout: 30_000 })
        .toHaveLength(1);
    });

    await test.step('the next project is with its client in four actions', async () => {
      const files = await photographs(1, locale === 'en' ? 6300 : 6400);
      await page.goto('/admin');
      const before = actions;
      await press(page.getByRole('link', { name: t('admin.projects.new') }));
      await create('Noa & Itay', files);
      await invite('Noa', `noa.${email}`);
      expect(actions - before).toBe(4);
      await mailWith(`noa.${email}`, /\/i\/[\w-]+/);
    });
  });
});
