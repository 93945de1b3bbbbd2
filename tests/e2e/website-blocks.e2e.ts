import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { pressInPreview } from './support/preview-frame';
import { signInOwner } from './support/sign-in';
import { builderOf, siteAt } from './support/site-builder';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const TEMPLATE = { en: 'Linen', he: 'פשתן' };
const NEWS = { en: 'Two dates left in October', he: 'נשארו שני תאריכים באוקטובר' };
const STREET = { en: '12 Yefet Street, Jaffa', he: 'רחוב יפת 12, יפו' };
const ASK = { en: 'Ask about your date', he: 'שאלו על התאריך שלכם' };

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`sites.${key}`, params);
  const field = (name: string) => own(`builder.fields.${name}`);

  test(
    `news, a map, a video, columns, buttons and a divider are added, placed and published, ${locale}`,
    LONG,
    async ({ page, newPerson, studio, world }, info) => {
      await signInOwner(page, world, locale, studio(`blocks_${locale}`));
      const { panel, frame, begin, add, publish } = builderOf(page, locale);
      await begin(TEMPLATE[locale]);
      await panel.getByRole('combobox', { name: own('builder.tab.page') }).selectOption({ label: about() });

      await test.step('adds one after the other, each below the last', async () => {
        await add('announcement');
        await panel.getByLabel(field('text'), { exact: true }).fill(NEWS[locale]);
        await expect(frame.locator('.announcement')).toHaveText(NEWS[locale]);
        await add('map');
        await panel.getByLabel(own('blocks.map.place'), { exact: true }).fill(STREET[locale]);
        await expect(frame.locator('.map-place')).toHaveText(STREET[locale]);
        await add('video');
        await panel.getByLabel(own('blocks.video.video')).fill('https://youtu.be/aqz-KE-bpKQ');
        await expect(frame.locator('.video')).toBeVisible();
        await add('columns');
        await panel.getByLabel(field('ratio')).selectOption({ label: own('builder.options.ratio_first') });
        await expect(frame.locator('.columns.wider-first')).toBeVisible();
        await add('divider');
        await panel.getByLabel(field('look')).selectOption({ label: own('builder.options.dots') });
        await add('button');
        const button = panel.getByRole('group', { name: field('button'), exact: true });
        await button.getByLabel(own('builder.link.to')).selectOption({ label: contact() });
        await button.getByLabel(own('builder.link.words')).fill(ASK[locale]);
        await expect(frame.getByRole('link', { name: ASK[locale] })).toBeVisible();
        await expectAccessible(page, 'iframe');
        await keepPictures(page, `${locale}-blocks-builder`);
      });

      await test.step('a block clicked in the preview is opened, moved from the last, and left out on phones', async () => {
        await pressInPreview(page, frame.locator('.sites-map .map-place'));
        await expect(
          panel.getByRole('heading', { name: own('blocks.map.label'), exact: true }),
        ).toBeVisible();
        await panel
          .getByLabel(own('builder.place.space'))
          .selectOption({ label: own('builder.place.spaces.large') });
        await panel.getByLabel(own('builder.place.noPhone')).check();
        await expect(frame.locator('.sites-map.space-large.no-phone')).toBeVisible();
        await page.getByRole('button', { name: own('builder.device.phone') }).click();
        // In the builder a phone shows it still, paler, so that it can be opened.
        await expect(frame.locator('.sites-map')).toHaveCSS('opacity', '0.35');
        await keepPictures(page, `${locale}-blocks-phone`);
      });

      const name = `blocks-${locale}-${info.repeatEachIndex}-${Date.now()}`;
      await publish(name);

      await test.step('a visitor sees them; a phone leaves out what it is to', async () => {
        const visitor = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
        await visitor.goto(`${siteAt(name, world.origins[1])}/about?locale=${locale}`);
        await expect(visitor.getByText(NEWS[locale])).toBeVisible();
        await expect(visitor.locator('.map-links').getByRole('link')).toHaveCount(3);
        await expect(visitor.locator('.divider-dots')).toBeVisible();
        await expectAccessible(visitor);
        await keepPictures(visitor, `${locale}-blocks-site`);
        await visitor.setViewportSize({ width: 390, height: 844 });
        await expect(visitor.locator('.sites-map')).toBeHidden();
        await expect(visitor.locator('.sites-video')).toBeVisible();
        // The player comes with the click, and nothing of its site before.
        await visitor.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({ body: 'a player' }),
        );
        expect(await visitor.locator('iframe').count()).toBe(0);
        await visitor.locator('.video').click();
        await expect(visitor.locator('iframe.video-player')).toHaveAttribute('src', /youtube-nocookie/);
        await visitor.getByRole('link', { name: ASK[locale] }).click();
        await visitor.waitForURL('**/contact*');
      });

      function about(): string {
        return locale === 'en' ? 'About' : 'עליי';
      }
      function contact(): string {
        return locale === 'en' ? 'Contact' : 'יצירת קשר';
      }
    },
  );
});
