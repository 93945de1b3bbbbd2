import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

vi.mock('@/core/env', () => ({ env: () => ({ publicUrl: 'http://localhost' }) }));

const { listSidecars } = await import('../list-sidecars');
const { writeCsv } = await import('../write-csv');
const { writeSidecar } = await import('../write-sidecar');
const { selectionJson, selectionSchema } = await import('../selection-json');
const { writeJson } = await import('../write-json');
const { writeText } = await import('../write-text');
const { writeReadme } = await import('../write-zip');
const { pick, product } = await import('./picks');

test('text has each stem once, for each program’s search', () => {
  const picked = [
    product('Album', [pick('IMG_0001.JPG'), pick('IMG_0002.CR3'), pick('away.jpg', { withdrawn: true })]),
    product('Cover', [pick('IMG_0001.JPG'), pick('חתונה 3.jpg'), pick('line\nbreak.jpg')]),
  ];
  expect(writeText(picked, 'lightroom')).toBe('IMG_0001, IMG_0002, חתונה 3, line break');
  expect(writeText(picked, 'capture_one')).toBe('IMG_0001 IMG_0002 חתונה 3 line break');
  expect(writeText([], 'lightroom')).toBe('');
});

test('CSV keeps names, quotes where needed, and no cell begins a formula', () => {
  const rows = [
    pick('IMG_0001.JPG', { picked_by: 'Maya', note: 'for "grandma", please' }),
    pick('=HYPERLINK("http://x").jpg', { picked_by: '@SUM(A1)', note: '+1', withdrawn: true }),
  ];
  const csv = writeCsv([product('Album', rows)], 'en');
  expect(csv).toBe(
    '\ufeffFile name,Product,Chosen by,Chosen at (UTC),Gallery,Note,Unpublished\r\n' +
      'IMG_0001.JPG,Album,Maya,2026-11-21 09:58:12,Morning,"for ""grandma"", please",no\r\n' +
      `"'=HYPERLINK(""http://x"").jpg",Album,'@SUM(A1),2026-11-21 09:58:12,Morning,'+1,yes\r\n`,
  );
  expect(writeCsv([], 'he')).toContain('שם הקובץ');
});

test('a sidecar has stars, label and keywords, and is valid XML for any product name', () => {
  const project = { name: 'Maya & Jonathan', address: 'http://localhost/admin/projects/1/picks' };
  const xmp = writeSidecar(['Album', '<"Tom" & \u0000Jerry|2>'], { project });
  expect(xmp).toContain('xmp:Rating="5"');
  expect(xmp).toContain('xmp:Label="Album"');
  expect(xmp).toContain('<rdf:li>Album</rdf:li><rdf:li>&lt;&quot;Tom&quot; &amp; Jerry|2&gt;</rdf:li>');
  expect(xmp).toContain(
    '<rdf:li>Keepers|Album</rdf:li><rdf:li>Keepers|&lt;&quot;Tom&quot; &amp; Jerry/2&gt;</rdf:li>',
  );
  expect(xmp).toContain(
    '<rdf:li mwg-coll:CollectionName="Maya &amp; Jonathan – Album" mwg-coll:CollectionURI="http://localhost/admin/projects/1/picks"/>',
  );
  expect(writeSidecar(['"/><x>'], { project })).toContain('xmp:Label="&quot;/&gt;&lt;x&gt;"');
});

test('stars and color are the chosen person’s, with Lightroom’s label names', () => {
  const project = { name: 'P', address: 'http://localhost' };
  const xmp = writeSidecar(['Album'], { project, stars: 3, colour: 'purple' });
  expect(xmp).toContain('xmp:Rating="3"');
  expect(xmp).toContain('xmp:Label="Purple"');
  expect(writeSidecar(['Album'], { project, stars: 0, colour: null })).toContain('xmp:Rating="5"');
});

test('JSON matches its schema, and the schema file is up to date', () => {
  const id = '0199aaaa-0000-7000-8000-000000000000';
  const event = { id, name: 'P', printselectiondone: true, completed_at: new Date(0) };
  const gallery = { id, name: 'Morning' };
  const picked = product('Album', [pick('IMG_1.JPG', { id, gallery }), pick('IMG_2.JPG', { id, gallery })]);
  const marks = new Map([
    [id, { stars: 4, colour: 'red' as const, favouriteOf: ['Maya', null], verdict: 'all' as const }],
  ]);
  const json = writeJson(event, [{ ...picked, product: { ...picked.product, id } }], marks);
  expect(selectionJson.strict().parse(JSON.parse(JSON.stringify(json)))).toEqual(json);
  expect(json.products[0]?.picks[0]).toMatchObject({ stars: 4, colour: 'red', favourite_of: ['Maya', null] });
  const kept = readFileSync(new URL('../selection.schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(selectionSchema())));
});

test('one photograph has one sidecar with all its products', () => {
  const both = pick('IMG_1.JPG');
  const again = pick('IMG_1.JPG', { id: 'again', gallery: { id: 'g2', name: 'Best of' } });
  const sidecars = listSidecars([product('Album', [both, again]), product('Cover', [both])]);
  expect(sidecars).toEqual([
    expect.objectContaining({ file: 'IMG_1.xmp', products: ['Album', 'Cover'], shared: false }),
  ]);
});

test('two cameras with one name get numbered sidecars, listed in the README', () => {
  const first = pick('IMG_1.JPG', { camera: 'Canon EOS R5', captured_at: '2026-09-12T09:00:00' });
  const second = pick('img_1.jpg', { camera: 'Sony ILCE-7M4', captured_at: '2026-09-12T10:00:00' });
  const picked = [
    product('Album', [first, second, pick('IMG_2.JPG'), pick('gone.jpg', { withdrawn: true })]),
  ];
  const sidecars = listSidecars(picked);
  expect(sidecars.map(({ file, shared }) => [file, shared])).toEqual([
    ['IMG_1.xmp', true],
    ['img_1 (2).xmp', true],
    ['IMG_2.xmp', false],
  ]);
  const readme = writeReadme(picked, sidecars, { project: 'Maya & Jonathan', locale: 'en' });
  expect(readme).toContain('  IMG_1.xmp: IMG_1.JPG · Canon EOS R5 · 2026-09-12T09:00:00 · Morning\r\n');
  expect(readme).toContain('  img_1 (2).xmp: img_1.jpg · Sony ILCE-7M4');
  expect(readme).toContain('3 sidecars.');
  expect(readme).toContain('Lightroom doesn’t read sidecars for JPEG files');
  expect(readme).toContain('  gone.jpg · Album');
  expect(readme).not.toContain('  IMG_2');
});

test('hostile names stay inside the archive', () => {
  const files = listSidecars([
    product(
      'Album',
      ['../../etc/passwd.jpg', 'C:\\x.jpg', 'CON.jpg', '.jpg'].map((name) => pick(name)),
    ),
  ]).map((one) => one.file);
  for (const file of files) expect(file).not.toMatch(/[/\\:]|^\.|^con\./i);
  expect(new Set(files).size).toBe(4);
});
