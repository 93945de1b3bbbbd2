import { describe, expect, test } from 'vitest';
import { isKeepersError } from '@/core/errors/errors';
import { parseInput } from '@/core/errors/zod-problems';
import { EVENT_DEFAULTS, EVENT_SWITCH_NAMES, isShareCounter, newEventSchema } from './event-options';

const event = { name: 'Dana & Omer', brand: '01930000-0000-7000-8000-000000000000' };

function problems(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    if (isKeepersError(error)) return error.fields;
    throw error;
  }
  return 'accepted';
}

test('a new project allows nothing that would give photographs to others', () => {
  // Choosing gives away nothing.
  for (const name of EVENT_SWITCH_NAMES) expect(EVENT_DEFAULTS[name], name).toBe(name === 'selection_mode');
  expect(EVENT_DEFAULTS).toMatchObject({
    sort_by: 'name',
    layout: 'vertical',
    upload_resolution: 'hd',
    downloads_permitted: null,
  });
});

test('a project needs a name and a brand, and has defaults for the rest', () => {
  expect(parseInput(newEventSchema, event)).toMatchObject({ ...event, ...EVENT_DEFAULTS, date: null });
  expect(parseInput(newEventSchema, { ...event, date: '2026-05-01', time_zone: 'Asia/Jerusalem' }).date).toBe(
    '2026-05-01',
  );
});

describe('reports what is wrong with each field, by code', () => {
  test.each([
    [{}, { name: 'blank', brand: 'blank' }],
    [{ ...event, name: '   ' }, { name: 'blank' }],
    [{ ...event, name: 'x'.repeat(201) }, { name: { code: 'too_long', params: { count: 200 } } }],
    [{ ...event, name: 7 }, { name: 'invalid' }],
    [{ ...event, time_zone: 'Mars/Base' }, { time_zone: 'invalid' }],
    [{ ...event, time_zone: '+02:00' }, { time_zone: 'invalid' }],
    [{ ...event, date: '2026-02-30' }, { date: 'invalid' }],
    [{ ...event, layout: 'spiral' }, { layout: 'invalid' }],
    [
      { ...event, downloads_permitted: -1 },
      { downloads_permitted: { code: 'greater_than_or_equal_to', params: { count: 0 } } },
    ],
    [{ ...event, downloads_permitted: 1.5 }, { downloads_permitted: 'not_an_integer' }],
    [{ ...event, downloads_permitted: 'many' }, { downloads_permitted: 'not_a_number' }],
    [{ ...event, allow_sharing: 'yes' }, { allow_sharing: 'invalid' }],
    [{ ...event, account: 'other' }, { account: 'unknown_field' }],
    ['nothing', { base: 'invalid' }],
  ])('%j', (input, expected) => {
    expect(problems(() => parseInput(newEventSchema, input))).toEqual(expected);
  });
});

test('share counters are a closed list', () => {
  expect(isShareCounter('whatsapp_shares')).toBe(true);
  expect(isShareCounter('views')).toBe(false);
});
