import { makeReview } from '@plugins/reviews/wall/tests/make-review';
import { startTestApp } from '@root/tests/helpers/start-web';
import { makeProject, makeStudio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { createElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '@/core/i18n/locale';
import { blockViews } from '@/registry/block-views';
import { features } from '@/registry/server';
import { renderAlone } from '@/ui/render-alone';
import { type Site, siteOfAccount } from '../site';
import { loadSiteBlock } from '../site-block';

/** Blocks that consist of pictures, videos, clips or posts, of which this test application has none. */
const WITHOUT_PICTURES = new Set([
  ...['picture', 'gallery', 'featured', 'slides', 'tutorials', 'video', 'journal'].map(
    (name) => `sites.${name}`,
  ),
  'clips.block',
]);

const app = await openTestApp();
const sql = sqlOf(app);
/** Blocks of photographers' sites; their initial texts represent what she writes. */
const blocks = features.flatMap((feature) =>
  (feature.siteBlocks ?? [])
    .filter(({ on, id }) => on !== 'platform' && !WITHOUT_PICTURES.has(id))
    .map((block) => [block.id, block] as const),
);
const sites: Record<'full' | 'empty' | 'other', Site> = {} as never;

async function siteOf(name: string): Promise<Site> {
  const { account } = await makeStudio(`Studio ${name}`);
  await sql('update accounts set site_name = $2 where id = $1', [account, name]);
  const site = await siteOfAccount(account);
  if (!site) throw new Error(`There is no site ${name}`);
  return site;
}

beforeAll(async () => {
  await startTestApp(app);
  for (const name of ['full', 'empty', 'other'] as const) sites[name] = await siteOf(name);
  const studio = { account: sites.full.account, brand: '', owner: '', ownerEmail: '' };
  const project = await makeProject(studio, { options: { available_public: true, allow_sharing: true } });
  for (let i = 0; i < 12; i++)
    await makeReview(sites.full.account, {
      content: i === 0 ? `</script><img src=x onerror=alert(1)> ${'long '.repeat(300)}` : `Words ${i}`,
      rating: (i % 5) + 1,
      name: i === 1 ? '<b>Maya</b>' : 'Maya',
      ...(i === 2 ? { picture: project.medias[0] as string, reply: 'Thank you' } : {}),
    });
  await makeReview(sites.other.account, { content: 'A secret of another studio' });
});

/** The contract of every site block, of any author. */
describe.each(blocks)('the site block %s', (id, block) => {
  const load = (site: Site, settings: unknown = block.starter ?? {}, locale: 'en' | 'he' = 'en') =>
    loadSiteBlock(block, { site, locale, settings });
  const draw = (data: object, locale: 'en' | 'he' = 'en') =>
    renderAlone(createElement(blockViews[id] as never, data as never), locale);

  test('is named after its feature, and has a view', () => {
    expect(features.some((feature) => id.startsWith(`${feature.id}.`))).toBe(true);
    expect(blockViews[id]).toBeTypeOf('function');
  });

  test.each(LOCALES)(
    'renders with its initial settings, completely and without script, in %s',
    async (locale) => {
      const data = await load(sites.full, undefined, locale);
      expect(data).not.toBeNull();
      const html = draw(data as object, locale);
      expect(html).not.toMatch(/\[missing|<script|<img src="?x|undefined|NaN|\[object/);
      expect(html.length).toBeGreaterThan(50);
    },
  );

  test('renders from plain JSON data', async () => {
    const data = await load(sites.full);
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test('shows nothing without data, and nothing of another studio', async () => {
    if (!block.starter) expect(await load(sites.empty)).toBeNull();
    expect(JSON.stringify(await load(sites.full))).not.toContain('A secret');
  });

  test('refuses unknown settings', async () => {
    for (const settings of [{ unheard_of: 1 }, 'words', [], 7])
      await expect((async () => load(sites.full, settings))()).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
  });
});

describe('the wall as a block', () => {
  const wall = blocks.find(([id]) => id === 'reviews.block')?.[1];
  const load = async (settings: object) => {
    if (!wall) throw new Error('There is no wall');
    return (await loadSiteBlock(wall, { site: sites.full, locale: 'en', settings })) as {
      reviews: { rating: number }[];
      total: number;
      average: number;
      more: boolean;
    };
  };

  test('shows as many as its settings say, and that there are more', async () => {
    expect(await load({})).toMatchObject({ total: 12, more: true, reviews: { length: 9 } });
    expect(await load({ limit: 60 })).toMatchObject({ more: false, reviews: { length: 12 } });
  });

  test('leaves low ratings out, but counts them in the average', async () => {
    const { reviews, average, total } = await load({ least: 4, limit: 60 });
    expect(reviews.every(({ rating }) => rating >= 4)).toBe(true);
    expect([average, total]).toEqual([33 / 12, 12]);
  });
});
