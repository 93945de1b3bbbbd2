import { inBothLanguages, LONG } from './support/languages';
import { signInOwner } from './support/sign-in';
import { stillBox } from './support/still-box';
import { expect, expectAccessible, test } from './support/test';
import { viewerMenu } from './support/viewer';
import { wordsIn } from './support/words';

inBothLanguages('en', (locale) => {
  const t = wordsIn(locale);
  const own = (key: string, params?: Record<string, string | number>) => t(`talk.${key}`, params);

  test(`a client comments on a photograph with a drawing, and the studio answers, ${locale}`, async ({
    page,
    newPerson,
    world,
    project,
    sql,
  }) => {
    const mine = project(`talk_${locale}`);
    const [first, second] = mine.medias as [string, string];
    const stamp = `${locale} ${Date.now()}`;
    const phone = await newPerson({
      locale: locale === 'en' ? 'en-US' : 'he-IL',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    const line = phone.waitForResponse((response) => response.url().endsWith('/live'));
    const panel = phone.locator('.talk-panel');
    const over = phone.locator('.viewer-over');

    await test.step('adds a comment by one tap, with a line drawn by finger and a circle by keys', async () => {
      await phone.goto(mine.link);
      await line;
      await phone.locator(`[data-pid="${first}"]`).click();
      await (await viewerMenu(phone, t)).getByRole('button', { name: own('comment') }).click();
      const words = panel.getByLabel(own('write'));
      await expect(words).toBeFocused();
      await words.fill(`The strap ${stamp}`);
      await panel.getByRole('button', { name: own('draw') }).click();
      const surface = phone.getByRole('group', { name: own('drawing.surface') });
      // The viewer resizes for the panel first; a line begun before would miss the surface.
      const box = await stillBox(surface);
      await phone.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
      await phone.mouse.down();
      await phone.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 4 });
      await phone.mouse.up();
      await expect(surface.locator('path.mark')).toHaveCount(1);
      // A tap draws nothing.
      await phone.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.7);
      await expect(surface.locator('path.mark')).toHaveCount(1);
      await panel.getByRole('button', { name: own('drawing.circle') }).click();
      const circle = phone.getByRole('group', { name: own('drawing.circleHandle') });
      await expect(circle).toBeFocused();
      const middle = () => circle.locator('circle.mark').getAttribute('cx');
      const before = Number(await middle());
      await phone.keyboard.press('ArrowRight');
      await expect.poll(async () => Number(await middle())).toBeGreaterThan(before);
      await expectAccessible(phone);
      await panel.getByRole('button', { name: own('send') }).click();
      await expect(panel.getByRole('listitem')).toContainText(`The strap ${stamp}`);
      await expect(panel.getByRole('button', { name: own('send') })).toBeFocused();
      await expect(over.locator('.talk-marks .mark')).toHaveCount(2);
      await expect(
        phone.locator('.pswp').getByRole('img', { name: own('comments', { count: 1 }) }),
      ).toBeVisible();
    });

    await test.step('the panel stays from photograph to photograph', async () => {
      await panel.getByRole('log').focus();
      await phone.keyboard.press(locale === 'he' ? 'ArrowLeft' : 'ArrowRight');
      await expect(phone).toHaveURL(new RegExp(`pid=${second}`));
      await expect(panel.getByText(own('empty'))).toBeVisible();
      await expect(over.locator('.mark')).toHaveCount(0);
      await phone.keyboard.press(locale === 'he' ? 'ArrowRight' : 'ArrowLeft');
      await expect(panel.getByRole('listitem')).toContainText(stamp);
    });

    await signInOwner(page, world, locale);
    const card = page.locator(`[data-photo="${first}"]`);
    await test.step('the studio reads it in the Comments tab and answers there; both sides see it at once', async () => {
      const received = page.waitForResponse((response) => response.url().endsWith('/live'));
      await page.goto(`/admin/projects/${mine.id}/talk?state=open`);
      await received;
      await expect(card.locator('svg .mark')).toHaveCount(2);
      await card.getByLabel(own('admin.answerTo', { name: 'IMG_0001.JPG' })).fill(`Gladly ${stamp}`);
      await card.getByRole('button', { name: own('admin.send') }).click();
      await expect(panel.getByRole('listitem').filter({ hasText: `Gladly ${stamp}` })).toContainText(
        own('studio'),
      );
      await page.getByRole('button', { name: own('admin.state.answered') }).click();
      await panel.getByLabel(own('reply')).fill(`Thank you ${stamp}`);
      await panel.getByRole('button', { name: own('send') }).click();
      await page.getByRole('button', { name: own('admin.state.open') }).click();
      await expect(card).toContainText(`Thank you ${stamp}`);
      await card.getByRole('button', { name: own('admin.resolveOf', { name: 'IMG_0001.JPG' }) }).click();
      await expect(card).toHaveCount(0);
      await expect(panel.getByText(own('resolved'), { exact: true })).toBeVisible();
    });

    await test.step('the own comment is removed and restored; the tile shows a badge', async () => {
      const said = panel.getByRole('listitem').filter({ hasText: `Thank you ${stamp}` });
      await said.getByRole('button').click();
      await expect(said).toHaveCount(0);
      await phone.getByRole('button', { name: own('undo'), exact: true }).click();
      await expect(said).toHaveCount(1);
      await panel.getByRole('button', { name: own('close') }).click();
      await phone.keyboard.press('Escape');
      await expect(phone.locator('.pswp')).toHaveCount(0);
      const badge = phone.getByRole('button', { name: `IMG_0001.JPG: ${own('comments', { count: 3 })}` });
      await expect(badge).toBeVisible();
      await badge.click();
      await expect(panel).toBeVisible();
    });

    await test.step('the link of a message leads into the thread', async () => {
      const laptop = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await laptop.goto(`${mine.link}#gid=${mine.gallery}&pid=${first}&talk=1`);
      await expect(laptop.locator('.talk-panel').getByRole('listitem')).toHaveCount(3);
    });

    expect(
      await sql(`select count(*)::int as count from talk_comments where event_id = $1 and text like $2`, [
        mine.id,
        `%${stamp}`,
      ]),
    ).toEqual([{ count: 3 }]);
  });

  test(
    `a list of comments filtered during an update shows the filtered result, ${locale}`,
    LONG,
    async ({ page, newPerson, world, project, sql }) => {
      const mine = project(`talk_${locale}`);
      const media = mine.medias[2] as string;
      await sql('delete from talk_comments where event_id = $1 and media_id = $2', [mine.id, media]);
      const card = page.locator(`[data-photo="${media}"]`);
      await signInOwner(page, world, locale);
      await page.clock.install();
      await page.goto(`/admin/projects/${mine.id}/talk?state=answered`);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      const client = await newPerson({ locale: locale === 'en' ? 'en-US' : 'he-IL' });
      await client.goto(`${mine.link}#gid=${mine.gallery}&pid=${media}&talk=1`);
      const panel = client.locator('.talk-panel');
      await panel.getByRole('textbox').fill('Too dark');
      await panel.getByRole('button', { name: own('send') }).click();
      await expect(panel.getByRole('listitem')).toContainText('Too dark');
      // The change has arrived and is queued; the list is filtered before it is applied.
      await page.getByRole('button', { name: own('admin.state.open') }).click();
      await expect(card).toContainText('Too dark');
      const read = page.waitForResponse((response) => response.url().includes('/board?'));
      await page.clock.runFor(1_000);
      expect(new URL((await read).url()).searchParams.get('state')).toBe('open');
      await expect(card).toContainText('Too dark');
    },
  );
});
