import { describe, expect, test } from 'vitest';
import { csvRow } from '@/core/text/names';
import { readTable } from './read-table';

const people = async (text: string) =>
  (await readTable(text)).rows.map(({ name, email, phone, description }) => ({
    name,
    email,
    phone,
    description,
  }));

describe('a table of people', () => {
  test.each([
    ['commas', ',', '\r\n'],
    ['semicolons, as Excel writes them in many countries', ';', '\r\n'],
    ['tabs', '\t', '\n'],
  ])('is read with %s', async (_what, sign, end) => {
    const text =
      ['\ufeffName', 'E-mail', 'Phone'].join(sign) +
      end +
      ['Maya Levi', 'maya@example.com', '054-1234567'].join(sign);
    expect(await people(text)).toEqual([
      { name: 'Maya Levi', email: 'maya@example.com', phone: '054-1234567', description: '' },
    ]);
  });

  test('is read in Hebrew, with names in two columns, quotes, commas and line breaks in cells', async () => {
    const text = 'שם פרטי,שם משפחה,דוא״ל,הערות\r\nמאיה,"לוי, כהן",maya@example.com,"שורה\nשנייה ""כן"""\r\n';
    expect(await people(text)).toEqual([
      { name: 'מאיה לוי, כהן', email: 'maya@example.com', phone: '', description: 'שורה\nשנייה "כן"' },
    ]);
  });

  test('without headings detects columns by their content', async () => {
    expect(await people('Maya,maya@example.com,+972541234567\nDan,dan@example.com,\n')).toMatchObject([
      { name: 'Maya', email: 'maya@example.com', phone: '+972541234567' },
      { name: 'Dan', email: 'dan@example.com', phone: '' },
    ]);
  });

  test('loses nothing: columns without a field go into the notes', async () => {
    const { rows, columns } = await readTable(
      'Name,Email,Shoe size,Language\nMaya,m@e.co,38,Klingon,extra\n',
    );
    const unknown = columns.filter(({ column }) => column === null).map(({ heading }) => heading);
    expect(unknown).toEqual(['Shoe size', '#5']);
    expect(rows[0]).toMatchObject({
      language: '',
      description: 'Shoe size: 38\n#5: extra\nLanguage: Klingon',
    });
  });

  test('shows each column with its heading, first value and field', async () => {
    expect((await readTable('Name,Email,Shoe size\nMaya,m@e.co,\nDan,d@e.co,38\n')).columns).toEqual([
      { heading: 'Name', sample: 'Maya', column: 'name' },
      { heading: 'Email', sample: 'm@e.co', column: 'email' },
      { heading: 'Shoe size', sample: '38', column: null },
    ]);
  });

  test('in another language is read by its content, below its headings', async () => {
    const { rows, columns, head } = await readTable('Nom,Courriel\nMaya,m@e.co\n');
    expect([head, columns.map(({ column }) => column)]).toEqual([true, ['name', 'email']]);
    expect(rows).toMatchObject([{ line: 2, name: 'Maya', email: 'm@e.co' }]);
  });

  test('is read as a person says: its columns, and whether it has headings', async () => {
    const text = 'Alias,Kontakt\nMaya,054-1234567\n';
    const guessed = await readTable(text);
    expect(guessed.head).toBe(false);
    const columns = ['name', 'phone'] as const;
    const { rows } = await readTable(text, { columns: [...columns], head: true });
    expect(rows).toMatchObject([{ line: 2, name: 'Maya', phone: '054-1234567' }]);
    expect((await readTable(text, { columns: [null, 'phone'], head: true })).rows).toEqual([]);
  });

  test('reports the line of each row', async () => {
    const { rows } = await readTable('Name,Email\nA,a@e.co\n\n"B\nb",b@e.co\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  test('removes the formula guard of a cell', async () => {
    const row = csvRow(['=Maya', 'maya@example.com', '+972541234567']);
    expect(row).toContain(`'=Maya`);
    expect((await people(`Name,Email,Phone\r\n${row}`))[0]).toMatchObject({
      name: '=Maya',
      phone: '+972541234567',
    });
  });

  test.each([
    ['nothing', ''],
    ['no name and no address', '1,2\n3,4\n'],
    ['a quote that never ends', 'Name,Email\n"Maya,m@e.co\n'],
  ])('%s is not a table', async (_what, text) => {
    await expect(readTable(text)).rejects.toThrow(expect.objectContaining({ code: 'NOT_A_TABLE' }));
  });
});
