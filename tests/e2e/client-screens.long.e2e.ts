import { Browser } from '../helpers/browser';
import { chooseTarget } from './support/choose-target';
import { lookAtText } from './support/look-at-text';
import { expect, test } from './support/test';
import { readNames } from './support/text-audit';
import { viewerMenu } from './support/viewer';
import { wordsIn } from './support/words';

/** A review that a client writes in English, also where the page is in Hebrew. */
const REVIEW = 'A day we talk about still.';
const UNKNOWN = '00000000-0000-7000-8000-000000000000';
/** The platform's own pages, and each step of an account that opens without a session. */
const PLATFORM = {
  home: '/',
  features: '/features',
  services: '/services',
  pricing: '/pricing',
  tutorials: '/tutorials',
  faq: '/faq',
  'sign-in': '/users/sign_in',
  'sign-up': '/users/sign_up',
  'sign-up-studio': '/users/sign_up?photographer=true',
  forgotten: '/users/passwords/new',
  'password-link': '/users/passwords/edit?token=unknown',
  'password-set': '/users/passwords/reset_success',
  'confirm-again': '/users/confirmation/new',
  'confirm-link': '/users/confirmation?token=unknown',
  'unlock-again': '/users/unlock/new',
  'unlock-link': '/users/unlock?token=unknown',
  'undo-link': '/users/undo?token=unknown',
  team: '/users/team',
  'sign-out': '/users/sign_out',
  'not-found': '/nothing/here',
  'unknown-project': `/events/${UNKNOWN}`,
  'unknown-link': '/i/unknown',
  'stop-reminders': '/selection_reminders/stop?r=unknown',
  'stop-requests': '/review_requests/stop?r=unknown',
  'stop-comments': '/talk_mails/stop?r=unknown',
};

for (const locale of ['en', 'he'] as const) {
  const t = wordsIn(locale);
  test.describe(locale, () => {
    test.use({ locale: locale === 'en' ? 'en-US' : 'he-IL' });

    test(`every page of the platform has whole texts in its language, on phone and desktop, ${locale}`, async ({
      page,
      world,
      sql,
    }) => {
      test.setTimeout(300_000);
      const wrong: string[] = [];
      const audited = { locale, names: await readNames(sql) };
      await page.context().addCookies([{ name: 'locale', value: locale, url: world.origins[0] }]);
      for (const [name, address] of Object.entries(PLATFORM)) {
        await page.goto(address);
        await lookAtText(page, `platform-${name}`, audited, wrong);
      }
      await test.step('the pages of a signed-in person', async () => {
        const email = `looks-${locale}-${Date.now()}@people.test`;
        const person = { first_name: 'Noa-Michal', family_name: 'Ben-David Levinstein' };
        const password = { password: 'keepers-tests', password_confirmation: 'keepers-tests' };
        const wire = new Browser(world.origins[0]);
        wire.cookies.set('locale', locale);
        expect((await wire.post('/users/sign_up', { email, ...password, ...person })).status).toBe(201);
        const cookies = [...wire.cookies].map(([name, value]) => ({ name, value, url: world.origins[0] }));
        await page
          .context()
          .addCookies([...cookies, { name: 'locale', value: locale, url: world.origins[0] }]);
        audited.names.push(...Object.values(person));
        for (const name of ['account', 'data', 'second_factor', 'sign_out']) {
          await page.goto(`/users/${name}`);
          await lookAtText(page, `person-${name}`, audited, wrong);
        }
      });
      expect(wrong).toEqual([]);
    });

    test(`every screen of a client's gallery has whole texts in its language, on phone and desktop, ${locale}`, async ({
      page,
      newPerson,
      project,
      world,
      sql,
    }) => {
      test.setTimeout(300_000);
      const mine = project(`looks_${locale}`);
      const wrong: string[] = [];
      const audited = { locale, names: [...(await readNames(sql)), 'Dana', REVIEW] };
      const look = (name: string, at = page) => lookAtText(at, `client-${name}`, audited, wrong);
      // One broken screen does not stop the check of the others.
      const part = (name: string, show: () => Promise<void>) =>
        test.step(name, () => show().catch((error: Error) => void wrong.push(`${name}: ${error.message}`)));
      const browser = { locale: locale === 'en' ? 'en-US' : 'he-IL' };
      const wide = { width: 1440, height: 900 };
      const alive = () => expect(page.locator('html[data-alive]')).toBeAttached();
      const menu = async (name: string) => {
        await page.setViewportSize(wide);
        await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
        const sheet = page.getByRole('group', { name: t('gallery.menu') });
        await sheet.getByText(name, { exact: true }).locator('visible=true').last().click();
      };
      const dialog = page.getByRole('dialog');
      const shut = async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      };

      await part('the entry', async () => {
        const stranger = await newPerson(browser);
        await stranger.goto(`/events/${mine.id}`);
        await look('entry', stranger);
        await stranger.locator('input[name=code]').fill('WRONG');
        await stranger.getByRole('button', { name: t('entry.open') }).click();
        await expect(stranger.getByText(t('screen-errors.WRONG_PROJECT_CODE')).first()).toBeVisible();
        await look('entry-refused', stranger);
      });

      await part('the gallery, picking and the selection', async () => {
        await page.goto(mine.link);
        await alive();
        await look('gallery');
        await page.setViewportSize(wide);
        await page.locator('.tile-mark').first().click();
        await expect(page.locator('.selection-who').or(page.getByRole('status')).first()).toBeVisible();
        await look('picked');
        await page.setViewportSize(wide);
        for (const at of [1, 2]) await page.locator('.tile-mark').nth(at).click();
        await page.getByRole('button', { name: t('gallery.menu'), exact: true }).click();
        await look('menu');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        await expect(page.getByRole('link', { name: t('selection.backToGallery') })).toBeVisible();
        await look('selection');
        await page.goto(`${page.url().split('#')[0]}#photos`);
        await page.setViewportSize(wide);
        await page.getByRole('button', { name: t('selection.complete') }).click();
        await expect(dialog).toBeVisible();
        await look('completion');
        await shut();
      });

      await part('favorites and lists', async () => {
        await page.goto(`/events/${mine.id}`);
        await alive();
        await page.setViewportSize(wide);
        await chooseTarget(page, t('selection.marks.favourites'));
        await page.locator('.tile-mark').nth(1).click();
        await page.getByRole('button', { name: t('selection.selected'), exact: true }).click();
        await look('favorites');
        await menu(t('selection.lists.title'));
        await expect(dialog).toBeVisible();
        await look('lists');
        await shut();
      });

      await part('the viewer and its comments', async () => {
        await page.goto(`/events/${mine.id}`);
        await alive();
        await page.setViewportSize(wide);
        await page.locator('[data-pid]').nth(1).click();
        await expect(page.locator('.pswp--ui-visible')).toBeVisible();
        await look('viewer');
        await page.setViewportSize(wide);
        await viewerMenu(page, t);
        await look('viewer-menu');
        await page.setViewportSize(wide);
        await page.keyboard.press('Escape');
        await (await viewerMenu(page, t)).getByRole('button', { name: t('talk.comment') }).click();
        const panel = page.locator('.talk-panel');
        await look('comments-none');
        await panel
          .getByRole('textbox')
          .fill(locale === 'en' ? 'Could you lift the shadows a little?' : 'אפשר להבהיר קצת את הצללים?');
        await panel.getByRole('button', { name: t('talk.send') }).click();
        await expect(panel.getByRole('listitem')).toHaveCount(1);
        await look('comments');
        await panel.getByRole('button', { name: t('talk.close') }).click();
        await page.keyboard.press('?');
        await expect(dialog.last()).toBeVisible();
        await look('keys');
      });

      await part('sharing, downloading, reviewing, the phone', async () => {
        for (const path of ['share', 'download', 'reviews/new', 'app', 'completion']) {
          await page.goto(`/events/${mine.id}/${path}`);
          await look(path.replace('/', '-'));
        }
        await page.goto(`/events/${mine.id}/medias/${mine.medias[0]}`);
        await look('photo');
        await page.goto(`/events/${mine.id}`);
        await alive();
        // The menu has the review once nothing is left to choose.
        await sql('update events set printselectiondone = true where id = $1', [mine.id]);
        await page.reload();
        await alive();
        for (const name of ['downloads.title', 'sharing.gallery', 'reviews.menu']) {
          await page.setViewportSize(wide);
          // Links that the bar has room for are there, the others in the menu.
          const inBar = page.getByRole('link', { name: t(name), exact: true });
          if (await inBar.isVisible()) await inBar.click();
          else await menu(t(name));
          await expect(dialog.getByRole('heading').first()).toBeVisible();
          await look(`dialog-${name}`);
          await shut();
          // A closed dialog goes back in the history, which would cut the next page off.
          await page.waitForURL((url) => url.pathname === `/events/${mine.id}`);
        }
        await sql('update events set printselectiondone = false where id = $1', [mine.id]);
        await page.goto(`/events/${mine.id}/reviews/new`);
        await page.locator('textarea').fill(REVIEW);
        await page.getByRole('radio').nth(4).check({ force: true });
        await page.locator('input[name=reviewer_first_name]').fill('Dana');
        await page.getByRole('button', { name: t('reviews.form.send') }).click();
        await expect(page.getByRole('heading', { name: t('reviews.own.thanks') })).toBeVisible();
        await look('own-review');
      });

      await part('a sent selection, and a closed gallery', async () => {
        const set = (what: string) => sql(`update events set ${what} where id = $1`, [mine.id]);
        await set('printselectiondone = true, completed_at = now()');
        await page.goto(`/events/${mine.id}`);
        await alive();
        await look('sent');
        await page.goto(`/events/${mine.id}/download`);
        await look('download-offer');
        await set(`expires_at = now() - interval '2 days'`);
        await page.goto(`/events/${mine.id}`);
        await look('expired');
        const stranger = await newPerson(browser);
        await stranger.goto(`/events/${mine.id}?c=${mine.code}&locale=${locale}`);
        await look('expired-stranger', stranger);
        await set('expires_at = null, printselectiondone = false, completed_at = null');
      });
      expect(world.projects[`looks_${locale}`]?.medias).toHaveLength(26);
      expect(wrong).toEqual([]);
    });
  });
}
