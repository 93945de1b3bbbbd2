import { describe, expect, test } from 'vitest';
import type { Sql } from '@/core/db/pool';
import { inColumns, readDetails } from './client-details';

/** An account in Israel; counts how often it is read. */
function account() {
  const asked: unknown[] = [];
  const query = async (text: unknown) => {
    asked.push(text);
    return { rows: [{ country_code: 'IL', time_zone: null, locale: 'en' }], rowCount: 1 };
  };
  return { sql: { query } as unknown as Sql, asked };
}

const read = (given: object, current: object = {}) =>
  readDetails(account().sql, 'an account', { ...given }, { ...current });

describe('details of a client', () => {
  test.each([
    [{ name: '  Maya\r\nLevi\u0000 ' }, { name: 'Maya Levi' }],
    [{ name: null }, { name: '' }],
    [{ email: ' A@b.test ' }, { email: 'A@b.test' }],
    [
      { email: '', additional_email: ' ' },
      { email: null, additional_email: null },
    ],
    [{ description: ' a\n\u0007b\tc ' }, { description: 'a\n b\tc' }],
    [{ language: 'he', unknown: 1 }, { language: 'he' }],
  ])('%j is stored as %j', async (given, stored) => {
    expect(await read(given)).toEqual(stored);
  });

  test.each([
    [{ phone: '054-123-4567' }, {}, { phone: '+972541234567', country: 'IL' }],
    [{ phone: '0044 20 7946 0018' }, {}, { phone: '+442079460018', country: 'GB' }],
    [{ phone: '020 7946 0018' }, { country: 'GB' }, { phone: '+442079460018', country: 'GB' }],
    [{ phone: '' }, { country: 'GB' }, { phone: null, country: 'GB' }],
    [{ country: 'gb' }, { phone: '+972541234567' }, { country: 'GB' }],
    [{ country: '' }, { phone: '+972541234567' }, { country: 'IL' }],
    [{ country: '' }, { phone: 'by mail only' }, { country: null }],
  ])('%j of a client with %j is stored as %j', async (given, current, stored) => {
    expect(await read(given, current)).toEqual(stored);
  });

  test.each([
    [{ email: 'x' }, { email: 'invalid_email' }],
    [{ email: 'a@b-.test' }, { email: 'invalid_email' }],
    [{ phone: '12' }, { phone: 'invalid_phone' }],
    [{ country: 'XX' }, { country: 'invalid' }],
    [{ language: 'xx' }, { language: 'invalid' }],
    [{ name: 5 }, { name: 'invalid' }],
  ])('%j is refused as %j', async (given, fields) => {
    await expect(read(given)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields });
  });

  test('read the account only for a national number without its country', async () => {
    for (const [given, times] of [
      [{ name: 'Maya', phone: '+972541234567' }, 0],
      [{ phone: '054-123-4567', country: 'IL' }, 0],
      [{ phone: '054-123-4567' }, 1],
    ] as const) {
      const { sql, asked } = account();
      await readDetails(sql, 'an account', given);
      expect([given, asked.length]).toEqual([given, times]);
    }
  });

  test('have the names of the columns in a row', () => {
    expect(inColumns({ phone: '1', country: 'IL', language: 'he', name: 'x', account: 'a' })).toEqual({
      ...{ phone_number: '1', country_code: 'IL', locale: 'he', name: 'x', account: 'a' },
    });
  });
});
