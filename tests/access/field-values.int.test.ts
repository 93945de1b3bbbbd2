import { describe, expect, test } from 'vitest';
import { canOnCollection } from '@/core/access/permissions';
import { asSystem } from '@/core/db/local-api';
import { payload } from '@/core/db/payload';
import { fieldsNamed, fieldsOf, mine, operator } from './two-sides';

/** Whether operations alone change rows of it: an operator's REST is refused before a value is looked at. */
const closed = (slug: string) => canOnCollection('operator', slug, 'update') === 'none';

/** Whether operations alone write the field: a request's value is dropped. */
const setByOperation = (slug: string, name: string) =>
  !closed(slug) &&
  fieldsOf(slug).some(
    (field) => field.name === name && Boolean((field as { access?: { update?: unknown } }).access?.update),
  );

describe('fields accept only values of their type', () => {
  test.each([
    ['events', { time_zone: 'Nowhere/Bad' }],
    ['events', { date: 'garbage' }],
    ['events', { date: '2026-02-30' }],
    ['events', { time: '25:00' }],
    ['events', { downloads_permitted: 1e308 }],
    ['events', { expires_at: '+275760-09-13T00:00:00.000Z' }],
    ['events', { name: 'two\r\nlines' }],
    ['products', { closes_on: '2026-13-45' }],
    ['products', { extra_amount: 1e308 }],
    ['products', { position: 1e308 }],
    ['products', { extra_currency: 'dollars'.slice(0, 3) }],
    ['brands', { accent_color: 'red;}x' }],
    ['brands', { website_domain: 'javascript:alert(1)' }],
    ['brands', { facebook_page_url: 'javascript:alert(1)' }],
    ['brands', { sender_name: 'Studio\r\nBcc: all@people.test' }],
    ['brands', { business_name: 'a\u0000b' }],
    ['brands', { business_name: 'a\ud800b' }],
    ['media', { version: '../../x' }],
    ['media', { version: '..' }],
    ['media', { state: 'perhaps' }],
    ['accounts', { country_code: '12' }],
  ])('%s: %j is refused by the Local API and by REST', async (slug, data) => {
    const id = mine.rows[slug] as string;
    const [name = ''] = Object.keys(data);
    const refused = await asSystem('the test writes past access')
      .update(slug as never, id, data)
      .catch((error: unknown) => error);
    const named =
      fieldsNamed(refused)[0] ?? (refused as { data?: { errors: { path: string }[] } }).data?.errors[0]?.path;
    expect([slug, named]).toEqual([slug, name]);
    const { status, json } = await operator.send('PATCH', `/api/${slug}/${id}`, { json: data });
    if (setByOperation(slug, name))
      expect([
        status,
        (json.doc as unknown as typeof data)[name as never] !== Object.values(data)[0],
      ]).toEqual([200, true]);
    else if (closed(slug)) expect([status, json.code]).toEqual([403, 'RECORD_READ_ONLY']);
    else expect([[400, 422].includes(status), json.code]).toEqual([true, 'INVALID_INPUT']);
  });

  test.each([
    ['events', { time_zone: 'Asia/Jerusalem', date: '2027-03-26', time: '09:30', name: 'יעל ודן' }],
    ['brands', { accent_color: '#A1b2c3', website_domain: 'www.studio.co.il', sender_name: 'Studio “Alma”' }],
    ['brands', { business_description: 'two\nlines', website_domain: null }],
    ['products', { closes_on: '2027-01-31', extra_amount: 1500, extra_currency: 'ILS' }],
    ['media', { version: 'abc_-123.x' }],
  ])('%s: %j is stored', async (slug, data) => {
    const id = mine.rows[slug] as string;
    const stored = await asSystem('the test writes past access').update(slug as never, id, data);
    expect(stored).toMatchObject(data);
    if (closed(slug)) return;
    const { status, json } = await operator.send('PATCH', `/api/${slug}/${mine.rows[slug]}`, { json: data });
    expect([status, json.doc]).toEqual([200, expect.objectContaining(data)]);
  });

  test('a switch set to null gets its default, over the Local API and REST', async () => {
    const seen: string[] = [];
    for (const { config } of Object.values(payload().collections)) {
      const id = mine.rows[config.slug];
      const switches = config.flattenedFields.filter((field) => field.type === 'checkbox' && !field.hidden);
      if (!id || switches.length === 0) continue;
      const [emptied, filled] = [{}, {}] as Record<string, unknown>[];
      for (const { name, defaultValue } of switches as { name: string; defaultValue?: unknown }[]) {
        Object.assign(emptied as object, { [name]: null });
        Object.assign(filled as object, { [name]: defaultValue === true });
      }
      const row = await asSystem('the test writes past access').update(config.slug as never, id, {
        ...emptied,
      });
      expect([config.slug, row]).toEqual([config.slug, expect.objectContaining(filled as object)]);
      const { status } = await operator.send('PATCH', `/api/${config.slug}/${id}`, { json: emptied });
      expect([config.slug, status < 500]).toEqual([config.slug, true]);
      seen.push(config.slug);
    }
    expect(seen.length).toBeGreaterThan(7);
  });
});
