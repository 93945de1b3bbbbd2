import { keepPictures } from './support/keep-picture';
import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { builderOf, siteAt } from './support/site-builder';
import { expect, expectAccessible, test } from './support/test';
import { wordsIn } from './support/words';

const TEMPLATE = { en: 'Folio', he: 'פוליו' };
const CONTACT = { en: 'Contact', he: 'יצירת קשר' };
const QUESTION = { en: 'How many guests?', he: 'כמה אורחים?' };
const CHOICES = { en: ['Up to 50', 'More than 50'], he: ['עד 50', 'יותר מ־50'] };
const PLACE = { en: 'Where will it be?', he: 'איפה זה יהיה?' };
const DAY = '2027-05-20';

inBothLanguages('he', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`sites.${key}`, params);

  test(
    `a studio asks questions of its own; the answers become a project, ${locale}`,
    LONG,
    async ({ page, newPerson, studio, world }, info) => {
      await signInOwner(page, world, locale, studio(`questions_${locale}`));
      const { panel, frame, begin, publish } = builderOf(page, locale);
      await begin(TEMPLATE[locale]);

      await test.step('asks two questions in the contact form, one of them to choose from', async () => {
        await panel
          .getByRole('combobox', { name: own('builder.tab.page') })
          .selectOption({ label: CONTACT[locale] });
        await panel.getByRole('button', { name: new RegExp(`^${own('blocks.contact.label')}`) }).click();
        const questions = panel.getByRole('group', { name: own('builder.fields.fields'), exact: true });
        const add = questions.getByRole('button', {
          name: own('builder.items.add', { one: own('builder.one.fields') }),
        });
        await add.click();
        await questions
          .getByRole('textbox', { name: own('builder.fields.label'), exact: true })
          .fill(QUESTION[locale]);
        await questions
          .getByLabel(own('builder.fields.kind'))
          .selectOption({ label: own('builder.options.kind_choice') });
        await questions.getByLabel(own('builder.fields.options')).fill(CHOICES[locale].join('\n'));
        await questions.getByLabel(own('builder.fields.required')).check();
        await expect(frame.getByLabel(QUESTION[locale])).toHaveText(new RegExp(CHOICES[locale].join('.*')));
        await keepPictures(page, `${locale}-questions-builder`);
        // A second press within half a second is a double click, which adds one question only.
        await expect(async () => {
          await add.click();
          await expect(questions.getByLabel(own('builder.fields.options'))).toHaveCount(0, {
            timeout: 1_000,
          });
        }).toPass();
        await questions
          .getByRole('textbox', { name: own('builder.fields.label'), exact: true })
          .fill(PLACE[locale]);
        await expect(frame.getByLabel(PLACE[locale])).toBeVisible();
        // An answer in the visitor's own words has no choices.
        await expect(questions.getByLabel(own('builder.fields.options'))).toHaveCount(0);
        await keepPictures(page, `${locale}-questions-text`);
        await expectAccessible(page, 'iframe');
      });

      const name = `questions-${locale}-${info.repeatEachIndex}-${Date.now()}`;
      await publish(name);

      await test.step('a visitor reads them, and answers', async () => {
        const visitor = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
        await visitor.goto(`${siteAt(name, world.origins[1])}/?locale=${locale}`);
        await visitor.getByRole('link', { name: CONTACT[locale] }).first().click();
        await visitor.getByLabel(own('contact.name')).fill('Dana Levi');
        await visitor.getByLabel(own('contact.email')).fill('dana@people.test');
        await visitor.getByLabel(own('contact.day')).fill(DAY);
        await visitor.getByLabel(own('contact.message')).fill('Are you free?');
        await expectAccessible(visitor);
        await keepPictures(visitor, `${locale}-questions-site`);
        const send = visitor.locator('form[action="/inquiries"] button[type=submit]');
        await send.click();
        // The browser holds a form back whose required choice is missing.
        await expect(visitor.getByLabel(QUESTION[locale])).toBeFocused();
        await visitor.getByLabel(QUESTION[locale]).selectOption(CHOICES[locale][1] ?? '');
        await visitor.getByLabel(PLACE[locale]).fill('Jaffa');
        await send.click();
        await expect(visitor.getByRole('status')).toBeVisible();
      });

      await test.step('the inbox shows the answers, and begins a project with the person and the day', async () => {
        await page.goto('/admin');
        await page.getByRole('link', { name: own('title'), exact: true }).click();
        await page.getByRole('link', { name: own('contact.admin.title'), exact: true }).click();
        const row = page.getByRole('listitem').filter({ hasText: 'Are you free?' });
        for (const said of [QUESTION[locale], CHOICES[locale][1] ?? '', PLACE[locale], 'Jaffa'])
          await expect(row.getByText(said, { exact: true })).toBeVisible();
        await expectAccessible(page);
        await keepPictures(page, `${locale}-questions-inbox`);
        await row.getByRole('link', { name: own('contact.admin.createProject') }).click();
        await page.waitForURL('**/projects/new?**');
        await expect(page.locator('input[name=name]')).toHaveValue('Dana Levi');
        await expect(page.locator('input[name=date]')).toHaveValue(DAY);
        await keepPictures(page, `${locale}-questions-project`);
        await page.getByRole('button', { name: t('admin.new.submit') }).click();
        await page.waitForURL(/\/admin\/projects\/[0-9a-f-]{36}\/photos/);
        await expect(page.getByRole('heading', { name: 'Dana Levi', level: 1 })).toBeVisible();
        await page
          .getByRole('navigation', { name: t('admin.tab.label') })
          .getByRole('link', { name: t('admin.tab.clients') })
          .click();
        await expect(page.getByText('dana@people.test')).toBeVisible();
      });
    },
  );
});
