import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TUTORIALS, type TutorialId } from '@/modules/home/admin/tutorials/tutorials';
import { mailWith } from '../e2e/support/mailbox';
import { signInOwner } from '../e2e/support/sign-in';
import { expect, test, type World } from '../e2e/support/test';
import { wordsIn } from '../e2e/support/words';
import { Film } from './recorder';

type DemoWorld = World & { password: string; photographs: string };

const HOME = path.resolve(import.meta.dirname, '../../src/modules/home/admin/tutorials/films');
/** How many photographs the tutorials upload. */
const UPLOADED = 8;
const PHONE = { viewport: { width: 390, height: 700 }, deviceScaleFactor: 1, isMobile: true, hasTouch: true };

/** The people of each language's films. */
const CAST = {
  en: { project: 'Ruth & Daniel', album: 'Wedding album', people: ['Ruth', 'Daniel'], misspelled: 'danial' },
  he: { project: 'שירה ועומר', album: 'אלבום חתונה', people: ['שירה', 'עומר'], misspelled: 'שירה ועומאר' },
} as const;

for (const locale of ['en', 'he'] as const)
  test(`the films of the tutorials, ${locale}`, async ({ page, newPerson, world, sql }) => {
    const t = wordsIn(locale);
    const { project, album, people, misspelled } = CAST[locale];
    const { password, photographs } = world as DemoWorld;
    const files = readdirSync(photographs)
      .sort()
      .slice(0, UPLOADED)
      .map((name) => path.join(photographs, name));
    const email = `couple.${locale}@example.com`;
    const steps: Partial<Record<TutorialId, number[]>> = {};
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    const link = (key: string) => page.getByRole('link', { name: t(key), exact: true });
    const inside = (nav: string, key: string) =>
      page
        .getByRole('navigation', { name: t(nav), exact: true })
        .getByRole('link', { name: t(key), exact: true });
    const tab = (key: string) => inside('admin.tab.label', key);
    const pageOf = (key: string) => inside('admin.tab.selection', key);
    const open = async (address: string) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    };
    const film = async (id: TutorialId, from: string, act: (film: Film) => Promise<void>) => {
      await open(from);
      const made = new Film();
      await made.show(page);
      await made.rest();
      await act(made);
      steps[id] = await made.write(path.join(HOME, locale, `${id}.mp4`));
      expect(steps[id]).toHaveLength(TUTORIALS.find((one) => one.id === id)?.steps.length ?? 0);
    };
    const drawn = () =>
      expect
        .poll(
          () =>
            sql(`select 1 from media m join events e on e.id = m.event_id
                  where m.state = 'processing' and e.deleted_at is null`),
          { timeout: 90_000 },
        )
        .toHaveLength(0);

    await Film.prepare(page);
    await signInOwner(page, world, locale, world.owner, password);

    await film('start', '/admin/projects', async (made) => {
      await made.step();
      await made.click(link('admin.projects.new'));
      await made.type(page.locator('input[name=name]'), project);
      await made.click(button('admin.new.submit'));
      await page.waitForURL(/\/photos/);
      await expect(button('admin.upload.chooseFiles').last()).toBeVisible();
      await made.step();
      await page.getByTestId('upload-files').setInputFiles(files.slice(0, 6));
      await expect(
        page.getByText(t('admin.upload.allDone', { count: 6 }), { exact: true }).first(),
      ).toBeVisible();
      await expect(page.getByRole('gridcell')).toHaveCount(6);
      await drawn();
      await made.step();
      await made.click(tab('admin.tab.selection'));
      await made.click(button('admin.products.add').first());
      const dialog = page.getByRole('dialog');
      await made.type(dialog.locator('input[name=name]'), album);
      await made.type(dialog.getByLabel(t('admin.products.max')), '3');
      await dialog.getByLabel(t('admin.products.max')).press('Enter');
      await expect(dialog).toHaveCount(0);
      await made.step();
      await made.click(tab('admin.tab.clients'));
      await made.type(page.locator('input[name=name]'), people[0]);
      await made.type(page.locator('input[name=email]'), email);
      await made.click(button('admin-clients.sendMail'));
      await expect(page.getByRole('heading', { name: t('admin.publish.isOpen'), exact: true })).toBeVisible();
    });
    const [made] = await sql<{ id: string }>('select id from events where name = $1 and deleted_at is null', [
      project,
    ]);
    const id = made?.id ?? '';
    const at = (name: string) => `/admin/projects/${id}/${name}`;

    await film('photos', at('photos'), async (made) => {
      await made.step();
      await made.rest();
      await page.getByTestId('upload-files').setInputFiles(files.slice(6));
      await made.step();
      await expect(page.getByRole('gridcell')).toHaveCount(UPLOADED);
      await drawn();
      await made.scroll(400);
      await made.step();
      await page.getByTestId('upload-files').setInputFiles(files);
      await expect(page.getByText(t('admin.upload.known', { count: UPLOADED })).first()).toBeVisible();
    });

    const names = await sql<{ name: string }>(
      'select name from media where event_id = $1 order by name_key limit 3',
      [id],
    );
    const address = await mailWith(email, /\/i\/[\w-]+/);
    const client = await newPerson({ ...PHONE, locale: locale === 'en' ? 'en-US' : 'he-IL' });
    await Film.prepare(client);
    await client.goto(address);
    await expect(client.locator('html[data-alive]')).toBeAttached();
    await film('selection', at('products'), async (made) => {
      await made.step();
      await made.click(page.getByRole('button', { name: t('admin.products.edit', { name: album }) }));
      await made.rest();
      await page.keyboard.press('Escape');
      await made.show(client);
      await made.step();
      await choose(
        client,
        made,
        names.map(({ name }) => t('selection.pickFor', { name, product: album })),
      );
      await made.step();
      await send(client, made, t);
      await made.pause();
      await open('/admin');
      await made.show(page);
      await made.rest();
      await made.step();
      await made.click(link('selection.admin.card.button'));
      await expect(pageOf('selection.admin.tab')).toHaveAttribute('aria-current', 'page');
      await made.click(page.getByText(t('selection.admin.takeFile'), { exact: true }));
    });

    await film('invite', at('clients'), async (made) => {
      await made.step();
      await made.type(page.locator('input[name=name]'), people[1]);
      await made.click(button('admin-clients.makeLink'));
      await made.step();
      await made.rest(1500);
      await page.keyboard.press('Escape');
      await made.step();
      const menu = page.getByRole('button', { name: t('admin-clients.menu', { name: people[1] }) });
      await made.click(menu);
      await page.keyboard.press('Escape');
    });

    await film('watermark', '/admin/brands', async (made) => {
      await made.step();
      await made.click(page.getByRole('main').getByRole('listitem').getByRole('link').first());
      await made.scroll(700);
      await page.getByTestId('watermark-file').setInputFiles({
        name: 'watermark.png',
        mimeType: 'image/png',
        buffer: await watermark(),
      });
      const center = page.getByRole('radio', { name: t('admin.watermark.at.center'), exact: true });
      await expect(center).toBeVisible();
      await made.click(center);
      await made.click(button('admin.save'));
      await expect(page.getByText(t('admin.watermark.saved'), { exact: true })).toBeVisible();
      await made.pause();
      await open(at('details'));
      await made.show(page);
      await made.step();
      await made.click(page.getByLabel(t('admin.option.add_watermark')));
      await made.rest();
      const save = button('admin.save');
      if (await save.isVisible()) await made.click(save);
      await drawn();
      await made.step();
      const [preview] = await Promise.all([
        page.context().waitForEvent('page'),
        made.click(link('admin-project.head.proofing')),
      ]);
      await expect(preview.getByText(t('gallery.preview.proofing'))).toBeVisible();
      await made.show(preview);
      await made.scroll(600);
      await made.click(preview.locator('[data-pid]').first());
      await made.rest(1500);
      await made.pause();
      await preview.close();
    });
    await sql('update events set add_watermark = false where id = $1', [id]);

    await film('expiry', at('details'), async (made) => {
      await made.step();
      const until = page.getByLabel(t('admin.field.expires_at'));
      await made.click(until);
      await until.fill(`${new Date().getFullYear() + 1}-03-01`);
      await made.rest();
      await made.click(button('admin.save'));
      await expect(page.getByText(t('admin.watermark.saved'), { exact: true }).first()).toBeVisible();
      await made.pause();
      await sql(`update events set expires_at = now() + interval '13 days' where id = $1`, [id]);
      await open('/admin');
      await made.show(page);
      await made.step();
      await made.click(link('admin-home.card.extend'));
      await expect(page.getByRole('dialog', { name: t('admin-project.expiry.title') })).toBeVisible();
      await made.rest();
      await made.pause();
      await sql(`update events set expires_at = now() - interval '1 day' where id = $1`, [id]);
      const late = await newPerson({ ...PHONE, locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await late.goto(address);
      await expect(late.getByText(t('gallery.closed.expiredTitle'))).toBeVisible();
      await made.show(late);
      await made.step();
      await made.rest(1500);
    });
    await sql('update events set expires_at = null where id = $1', [id]);

    await film('find', '/admin', async (made) => {
      await made.step();
      await made.click(button('admin-home.search.open'));
      const field = page.getByRole('combobox', { name: t('admin-home.search.placeholder') });
      await made.step();
      await made.type(field, misspelled);
      await expect(page.getByRole('option', { name: project }).first()).toBeVisible();
      await made.step();
      await page.keyboard.press('ArrowDown');
      await made.rest();
      await page.keyboard.press('ArrowUp');
      await made.rest();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\//);
      await expect(page.getByRole('heading', { name: project, level: 1 })).toBeVisible();
    });
    mkdirSync(HOME, { recursive: true });
    writeFileSync(path.join(HOME, `${locale}.json`), stepsFile(steps));
    // The films of the next language show neither this project nor its watermark.
    await sql('update events set deleted_at = now() where id = $1', [id]);
  });

/** A line for each film, as the formatter writes it. */
function stepsFile(steps: Partial<Record<TutorialId, number[]>>): string {
  const lines = Object.entries(steps).map(([id, starts]) => `  "${id}": [${starts.join(', ')}]`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A watermark with the studio's name. */
function watermark(): Promise<Buffer> {
  const text =
    '<text x="650" y="190" font-size="200" fill="#fff" fill-opacity="0.75" text-anchor="middle" font-family="sans-serif">Studio Alma</text>';
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1300" height="270">${text}</svg>`))
    .png()
    .toBuffer();
}

/** The client scrolls past the cover and chooses photographs. */
async function choose(client: Page, film: Film, labels: string[]): Promise<void> {
  await film.rest();
  for (const name of labels) {
    const heart = client.getByRole('button', { name, exact: true });
    await film.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
}

/** The client sends the selection. */
async function send(client: Page, film: Film, t: ReturnType<typeof wordsIn>): Promise<void> {
  await film.click(client.getByRole('button', { name: t('selection.complete') }));
  await film.click(client.getByRole('dialog').getByRole('button', { name: t('selection.completeAccept') }));
  await expect(client.getByText(t('selection.done')).first()).toBeAttached();
}
