import { describe, expect, test } from 'vitest';
import { decideGone, looksLost } from './decide-gone';
import {
  DEVICE_KINDS,
  deviceSchema,
  deviceState,
  isOlder,
  NEEDED_SCOPES,
  PROPOSED_SCOPES,
  SILENT_MS,
} from './device';
import { formatUserCode, makeUserCode, readUserCode } from './user-code';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const seen = (ago: number) => new Date(NOW - ago).toISOString();
const agent = { kind: 'agent' as const, version: '1.0.0', state: { status: 'idle' } };

describe('the state of a program', () => {
  test.each([
    ['connected', { ...agent, seen_at: seen(1000) }],
    ['connected', { ...agent, seen_at: seen(SILENT_MS) }],
    ['not_running', { ...agent, seen_at: seen(SILENT_MS + 1) }],
    ['not_running', { ...agent, seen_at: null }],
    ['waiting', { ...agent, state: null, seen_at: null }],
    ['needs_update', { ...agent, version: '0.9.12', seen_at: seen(0) }],
    ['not_running', { ...agent, version: '0.9.12', seen_at: seen(SILENT_MS + 1) }],
    ['connected', { ...agent, kind: 'program' as const, version: '0.0.1', seen_at: seen(0) }],
    ['unknown', { ...agent, kind: 'program' as const, state: null, seen_at: null }],
  ] as const)('is %s for %j', (state, device) => {
    expect(deviceState(device, NOW)).toBe(state);
  });
});

test.each([
  ['1.0.0', '1.0.0', false],
  ['1.0.9', '1.0.10', true],
  ['1.2', '1.2.1', true],
  ['2.0.0-beta.1', '1.9.9', false],
  ['nonsense', '1.0.0', true],
])('%s is older than %s: %s', (one, other, older) => {
  expect(isOlder(one, other)).toBe(older);
});

test.each(DEVICE_KINDS)('what a program of kind %s needs is proposed', (kind) => {
  expect(NEEDED_SCOPES[kind].filter((scope) => !PROPOSED_SCOPES[kind].includes(scope))).toEqual([]);
});

test('a name loses control characters, and the order of scopes is ours', () => {
  expect(deviceSchema.parse({ name: ' Mac\u202e\n ', scopes: ['comments', 'upload', 'upload'] })).toEqual({
    name: 'Mac',
    scopes: ['upload', 'comments'],
  });
});

describe('the code that people type', () => {
  test('has eight consonants, every one of them as likely, and is read without case and separators', () => {
    const bytes = (count: number) =>
      Uint8Array.from({ length: count }, (_, i) => [255, 0, 19, 20, 239][i % 5] ?? 0);
    expect(makeUserCode(bytes)).toBe('BZBZBZBZ');
    expect(formatUserCode('BDWPHQPK')).toBe('BDWP-HQPK');
    expect(readUserCode(' bdwp-hq pk')).toBe('BDWPHQPK');
  });

  test.each(['', 'BDWP', 'BDWP-HQPA', 'BDWP-HQPKX', 'בדופ-חקפכ'])('is not %j', (typed) => {
    expect(readUserCode(typed)).toBeNull();
  });
});

describe('photographs that a program no longer has', () => {
  const photo = (id: string, more = {}) => ({ id, picked: false, ordered: false, ...more });
  const facts = { allowed: true, confirmed: false, total: 100 };
  const many = Array.from({ length: 21 }, (_, i) => photo(String(i)));

  test('go to the trash, but for picked and ordered ones', () => {
    const photos = [photo('a'), photo('b', { picked: true }), photo('c', { ordered: true })];
    expect(decideGone(photos, facts)).toEqual({
      trash: ['a'],
      kept: [
        { id: 'b', why: 'picked' },
        { id: 'c', why: 'ordered' },
      ],
    });
    expect(decideGone(photos, { ...facts, confirmed: true }).trash).toEqual(['a', 'b', 'c']);
  });

  test('stay where the project does not remove them, also when confirmed', () => {
    const decided = decideGone([photo('a')], { ...facts, allowed: false, confirmed: true });
    expect(decided).toEqual({ trash: [], kept: [{ id: 'a', why: 'off' }] });
  });

  test('stay when they are more than ten and a fifth of the gallery', () => {
    expect(decideGone(many, facts).kept.every(({ why }) => why === 'many')).toBe(true);
    expect(decideGone(many.slice(0, 20), facts).trash).toHaveLength(20);
    expect(decideGone(many, { ...facts, confirmed: true }).trash).toHaveLength(21);
  });

  test.each([
    [10, 10, false],
    [11, 11, true],
    [11, 54, true],
    [11, 55, false],
  ])('%i of %i look like a lost disk: %s', (gone, total, lost) => {
    expect(looksLost(gone, total)).toBe(lost);
  });
});
