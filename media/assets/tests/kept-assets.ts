import { assetKey, earlierKey, readAssetFile } from '@media/assets/asset-name';
import { writeAsset } from '@media/assets/write-asset';
import { storage } from '@media/storage/files';
import { sweepStorage } from '@media/storage/operations/sweep-storage';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, makeUser, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { sqlOf, type TestApp } from '@root/tests/helpers/test-app';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { payload, usePayload } from '@/core/db/payload';
import { checkAssets } from '@/modules/installation/doctor/check-assets';
import { withClient } from '@/modules/installation/doctor/check-database';

const LATER = 72 * 3600 * 1000;
/** The sweep of three days later, as the worker runs it: without Payload. */
async function later(): Promise<number> {
  const web = payload();
  usePayload(undefined as never);
  try {
    return await sweepStorage(Date.now() + LATER);
  } finally {
    usePayload(web);
  }
}

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 100, channels: 3, background } })
    .png()
    .toBuffer();

interface Row extends Record<string, unknown> {
  id: string;
  account_id: string;
  kind: string;
  filename: string;
  mime_type: string;
  filesize: string;
  width: string;
  height: string;
  prefix: string;
}

/** Requirements of assets in either storage. Call it once in a file, after its settings are set. */
export function testAssets(app: TestApp): void {
  const sql = sqlOf(app);
  let studio: Studio;
  let owner: Browser;
  let operator: Browser;

  beforeAll(async () => {
    await startWeb(app);
    studio = await makeStudio();
    owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
    operator = await new Browser(app.origin).signIn((await makeUser({ operator: true })).email, PASSWORD);
  });

  const rows = () => sql<Row>('select * from assets order by id');
  const logoAt = (brand = studio.brand) => `/api/x/studio/brands/${brand}/logo`;
  const setLogo = async (background: string, brand = studio.brand) =>
    owner.put(logoAt(brand), { image: (await picture(background)).toString('base64') });
  const keyOf = ({ filename }: Row) => `assets/${filename}`;
  const only = async () => {
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    return row as Row;
  };

  test('a logo is a row with its facts, and one private file', async () => {
    expect((await setLogo('#123')).status).toBe(200);
    const row = await only();
    expect(row).toMatchObject({
      account_id: studio.account,
      kind: 'logo',
      mime_type: 'image/png',
      prefix: '',
    });
    expect([row.width, row.height].map(Number)).toEqual([400, 100]);
    expect((await storage().stat(keyOf(row)))?.bytes).toBe(Number(row.filesize));
    expect(await sql('select logo_id from brands where id = $1', [studio.brand])).toEqual([
      { logo_id: row.id },
    ]);
    expect((await owner.get(logoAt())).headers.get('content-type')).toBe('image/png');
    expect(await later()).toBe(0);
  });

  test('operators alone read a file at the address of Payload', async () => {
    const row = await only();
    const path = `/api/assets/file/${row.filename}`;
    const { json } = await operator.get(`/api/assets/${row.id}`);
    expect([json.url, json.thumbnailURL]).toEqual([path, path]);
    const answer = await operator.get(path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'no-store',
    ]);
    expect((await operator.post(path, {})).status).toBe(404);
    for (const bad of [path.replace('-logo-', '-site-'), '/api/assets/file/a.png'])
      expect([bad, (await operator.get(bad)).status]).toEqual([bad, 404]);
    expect([(await owner.get(path)).status, (await new Browser(app.origin).get(path)).status]).toEqual([
      403, 401,
    ]);
  });

  test('the same picture of another brand is the same asset', async () => {
    const { id } = (await owner.post('/api/x/studio/brands', { business_name: 'Other' })).json;
    const before = await rows();
    expect((await setLogo('#123', String(id))).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect((await owner.delete(logoAt(String(id)))).status).toBe(200);
    expect(await later()).toBe(0);
    expect(await rows()).toEqual(before);
  });

  test('the doctor reports a lost file, and the same picture writes it again', async () => {
    const row = await only();
    const doctor = () => withClient(app.databaseUrl, checkAssets);
    expect(await doctor()).toMatchObject([{ part: 'assets', state: 'ok' }]);
    await storage().remove(keyOf(row));
    expect(await doctor()).toMatchObject([{ part: 'assets', state: 'look', params: { count: 1 } }]);
    expect((await owner.get(logoAt())).status).toBe(204);
    expect((await setLogo('#123')).status).toBe(200);
    expect((await owner.get(logoAt())).status).toBe(200);
    expect((await only()).id).toBe(row.id);
  });

  test('a file from before there were assets is read where it is', async () => {
    const row = await only();
    const name = readAssetFile(row.filename);
    if (!name) throw new Error('No name of an asset');
    await storage().put(earlierKey(name), await picture('#456'), { contentType: 'image/png' });
    await storage().remove(assetKey(name));
    expect((await owner.get(logoAt())).status).toBe(200);
    expect((await operator.get(`/api/assets/file/${row.filename}`)).status).toBe(200);
    expect(await later()).toBe(0);
    expect((await setLogo('#123')).status).toBe(200);
    expect(await storage().stat(assetKey(name))).not.toBeNull();
  });

  test('a replaced logo is removed with its files once the sweep finds no brand that has it', async () => {
    const old = await only();
    expect((await setLogo('#abc')).status).toBe(200);
    expect(await storage().stat(keyOf(old))).not.toBeNull();
    expect(await sweepStorage()).toBe(0);
    // The row with its file, and the file of before.
    expect(await later()).toBe(2);
    expect((await only()).id).not.toBe(old.id);
    expect(await storage().stat(keyOf(old))).toBeNull();
    expect((await owner.get(logoAt())).status).toBe(200);
  });

  test('nothing is left of a write that failed but a file, which the sweep removes', async () => {
    const before = await rows();
    const image = await picture('#def');
    const failing = writeAsset({ account: studio.account, kind: 'watermark', image }, async () => {
      throw new Error('the brand is gone');
    });
    await expect(failing).rejects.toThrow('the brand is gone');
    expect(await rows()).toEqual(before);
    expect(await later()).toBe(1);
  });
}
