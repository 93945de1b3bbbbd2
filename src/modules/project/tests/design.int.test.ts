import type { Browser } from '@root/tests/helpers/browser';
import { Browser as Person } from '@root/tests/helpers/browser';
import { openStudio } from '@root/tests/helpers/entries';
import { makeProject, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EventView } from '@/core/wire';
import { createProject } from '../operations/create-project';
import { duplicateProject } from '../operations/duplicate-project';
import { createPreset } from '../operations/manage-preset';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;
let owner: Browser;
let stranger: Browser;
let client: Browser;
let project: Project;

const DESIGN = {
  layout: 'masonry',
  layout_color: 'dark',
  cover_style: 'framed',
  type_pair: 'romantic',
  spacing: 'tight',
  cover_logo: false,
} as const;

beforeAll(async () => {
  ({ studio, owner, stranger } = await openStudio(app));
  project = await makeProject(studio, { medias: 0 });
  client = await new Person(app.origin).enter(project.code);
});

const put = (who: Browser, event: Record<string, unknown>) => who.put(`/events/${project.id}`, { event });
const seen = async (who: Browser) => (await who.get(`/events/${project.id}`)).json as unknown as EventView;
const stored = async (id: string) =>
  (
    await sql<Record<string, unknown>>(
      `select layout::text as layout, layout_color::text as layout_color, cover_style::text as cover_style,
              type_pair::text as type_pair, spacing::text as spacing, cover_logo, accent_color from events where id = $1`,
      [id],
    )
  )[0];

describe('the design of a project', () => {
  test('is saved by its account and seen by its clients', async () => {
    expect((await put(owner, { ...DESIGN, accent_color: '#2f5d50' })).status).toBe(200);
    expect(await seen(client)).toMatchObject({ ...DESIGN, brand: { accent: '#2f5d50' } });
  });

  test('without an accent of its own has the accent of the brand', async () => {
    await sql('update brands set accent_color = $2 where id = $1', [studio.brand, '#8a5a3c']);
    await put(owner, { accent_color: null });
    expect((await seen(client)).brand.accent).toBe('#8a5a3c');
  });

  test.each([
    [{ cover_style: 'round' }, 'cover_style'],
    [{ type_pair: 'comic' }, 'type_pair'],
    [{ spacing: 'huge' }, 'spacing'],
    [{ accent_color: 'red' }, 'accent_color'],
    [{ cover_logo: 'yes' }, 'cover_logo'],
  ])('refuses %j', async (event, field) => {
    const { status, json } = await put(owner, event);
    expect([status, Object.keys((json as unknown as { errors: object }).errors)]).toEqual([422, [field]]);
  });

  test('is changed by no client, no guest and no other studio', async () => {
    const before = await stored(project.id);
    for (const who of [client, stranger]) await put(who, { cover_style: 'none' });
    expect(await stored(project.id)).toEqual(before);
  });
});

describe('a new project', () => {
  test('starts with the design of its brand, which a preset and its own values override', async () => {
    expect(
      (
        await owner.put(`/api/x/studio/brands/${studio.brand}`, {
          brand: { ...DESIGN, cover_style: 'split' },
        })
      ).status,
    ).toBe(200);
    const { id } = await createProject(studio.account, { name: 'From the brand' });
    expect(await stored(id)).toEqual({ ...DESIGN, cover_style: 'split', accent_color: null });
    const own = await createProject(studio.account, { name: 'Own', type_pair: 'modern' });
    expect(await stored(own.id)).toMatchObject({ cover_style: 'split', type_pair: 'modern' });
    const preset = await createPreset(studio.account, {
      name: 'Fashion',
      settings: { cover_style: 'strip', accent_color: '#112233' },
      galleries: [],
      products: [],
    });
    const made = await owner.post('/api/x/studio/projects', { name: 'From a preset', preset: preset.id });
    const { id: other } = made.json as unknown as { id: string };
    expect(await stored(other)).toMatchObject({
      cover_style: 'strip',
      accent_color: '#112233',
      type_pair: 'romantic',
    });
    expect((await stored(project.id))?.cover_style).toBe('framed');
  });

  test('as a copy of another has the design of that one', async () => {
    const [event] = await sql<never>('select * from events where id = $1', [project.id]);
    const { id } = await duplicateProject(event as never, 'Copy');
    expect(await stored(id)).toMatchObject({ cover_style: 'framed', spacing: 'tight' });
  });

  test.each([
    [{ cover_style: 'round' }, 422],
    [{ cover_logo: null }, 422],
  ])('takes no invalid design from a brand: %j', async (brand, status) => {
    expect((await owner.put(`/api/x/studio/brands/${studio.brand}`, { brand })).status).toBe(status);
  });
});

describe('a design in the address', () => {
  const asked = 'vertical.light.name.none.warm.airy.plain.112233';

  test('is shown to the account, also while it previews as a client, and to no other studio', async () => {
    const page = (who: Browser, more: string) => who.get(`/galleries/${project.gallery}?${more}`);
    for (const who of [owner, client])
      expect((await page(who, `design=${asked}&as=proofing`)).status).toBe(200);
    expect((await page(stranger, `design=${asked}`)).status).not.toBe(200);
  });
});
