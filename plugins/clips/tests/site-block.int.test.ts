import { makeStudio } from '@root/tests/helpers/studio';
import { createElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '@/modules/sites/site';
import { siteOfAccount } from '@/modules/sites/site';
import { loadSiteBlock } from '@/modules/sites/site-block';
import { renderAlone } from '@/ui/render-alone';
import { type ClipBlockData, clipBlock } from '../site/block';
import { ClipBlock } from '../ui/ClipBlock';
import { client, create, finish, owner, project, sql, stranger, studio } from './clip-world';

let clip: string;
let mine: Site;

const siteFor = async (account: string, name: string): Promise<Site> => {
  await sql('update accounts set site_name = $2 where id = $1', [account, name]);
  const site = await siteOfAccount(account);
  if (!site) throw new Error(`There is no site ${name}`);
  return site;
};
const pageOf = (id = clip) => `https://studio.example/events/${project.id}/clips/${id}?utm_source=mail`;
const load = (address: string, site = mine) =>
  loadSiteBlock(clipBlock, {
    site,
    locale: 'en',
    settings: { clip: address },
  }) as Promise<ClipBlockData | null>;

beforeEach(async () => {
  clip = (await create()).clip.id;
  await finish(clip);
  await sql('update events set allow_sharing = true where id = $1', [project.id]);
  mine = await siteFor(studio.account, 'clips-site');
});

describe('a clip as a block of a site', () => {
  test('is the film of the pasted address, with its poster, captions and sides, without script', async () => {
    const data = await load(pageOf());
    expect(data).toMatchObject({ name: 'Noa & Itai', page: `/events/${project.id}/clips/${clip}` });
    const html = renderAlone(createElement(ClipBlock, data as ClipBlockData), 'he');
    expect(html).toContain(`src="/events/${project.id}/clips/${clip}/v1/wide.mp4"`);
    expect(html).toContain('width="1920"');
    expect(html).toContain('preload="none"');
    expect(html).toContain('captions.vtt');
    expect(html).not.toMatch(/\[missing|<script|style=/);
  });

  test.each([
    ['an empty address', () => ''],
    ['another page', () => `https://studio.example/events/${project.id}`],
    ['a clip that does not exist', () => pageOf('0199aaaa-0000-7000-8000-000000000000')],
  ])('is not shown for %s', async (_case, address) => {
    expect(await load(address())).toBeNull();
  });

  test('is not shown while the project does not share, or the clip is not shown to clients', async () => {
    await owner.put(`/api/x/clips/projects/${project.id}/clips/${clip}`, { shown: false });
    expect(await load(pageOf())).toBeNull();
    await owner.put(`/api/x/clips/projects/${project.id}/clips/${clip}`, { shown: true });
    expect(await load(pageOf())).not.toBeNull();
    await sql('update events set allow_sharing = false where id = $1', [project.id]);
    expect(await load(pageOf())).toBeNull();
  });

  test('says in the builder why it shows no clip', async () => {
    const lack = async (address: string) =>
      loadSiteBlock(clipBlock, { site: mine, locale: 'en', settings: { clip: address }, draft: true });
    // The builder says what an empty block is for.
    expect(await lack('')).toBeNull();
    expect(await lack('hello')).toEqual({ lack: 'address' });
    expect(await lack(pageOf().replace(project.id, '0199aaaa-0000-7000-8000-000000000000'))).toEqual({
      lack: 'unknown',
    });
    const html = renderAlone(createElement(ClipBlock, { lack: 'address' }), 'en');
    expect(html).toContain('This isn’t the address of a clip.');
    await owner.put(`/api/x/clips/projects/${project.id}/clips/${clip}`, { shown: false });
    expect(await lack(pageOf())).toEqual({ lack: 'unseen' });
    await sql('update events set allow_sharing = false where id = $1', [project.id]);
    expect(await lack(pageOf())).toEqual({ lack: 'sharing' });
    expect(await lack(pageOf('0199aaaa-0000-7000-8000-000000000000'))).toEqual({ lack: 'sharing' });
  });

  test('is chosen from the clips of the studio that visitors may see', async () => {
    const listed = async (who = owner) =>
      (
        (await who.get('/api/x/clips/shared')).json as unknown as {
          options: { value: string; label: string }[];
        }
      ).options;
    const mineIn = async () => (await listed()).filter(({ value }) => value.includes(project.id));
    const [option] = await mineIn();
    expect(option?.value).toBe(`/events/${project.id}/clips/${clip}`);
    expect(await load(option?.value ?? '')).not.toBeNull();
    expect((await listed(stranger)).filter(({ value }) => value.includes(project.id))).toEqual([]);
    expect((await client.get('/api/x/clips/shared')).status).toBe(401);
    await owner.put(`/api/x/clips/projects/${project.id}/clips/${clip}`, { shown: false });
    expect(await mineIn()).toEqual([]);
    await owner.put(`/api/x/clips/projects/${project.id}/clips/${clip}`, { shown: true });
    await sql('update events set allow_sharing = false where id = $1', [project.id]);
    expect(await mineIn()).toEqual([]);
  });

  test('is not shown on the site of another studio', async () => {
    const other = await makeStudio();
    const theirs = await siteFor(other.account, 'other-clips-site');
    expect(await load(pageOf(), theirs)).toBeNull();
  });
});
