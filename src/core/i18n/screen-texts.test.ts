import { expect, test } from 'vitest';
import { pickTexts, screenAt } from './screen-texts';

const ALL = {
  clients: { title: 'Clients', row: { open: 'Open', name: 'Name' }, state: { new: 'New', old: 'Old' } },
  errors: { NOT_FOUND: 'Not found' },
};

test('picks exact keys and open ones, and leaves out empty branches', () => {
  expect(pickTexts(ALL, ['clients.title', 'clients.state.*'])).toEqual({
    clients: { title: 'Clients', state: { new: 'New', old: 'Old' } },
  });
  expect(pickTexts(ALL, ['*.row.*'])).toEqual({ clients: { row: { open: 'Open', name: 'Name' } } });
  expect(pickTexts(ALL, [])).toEqual({});
});

test('a key that begins like another is not picked with it', () => {
  expect(pickTexts({ a: { b: '1', bc: '2' } }, ['a.b'])).toEqual({ a: { b: '1' } });
  expect(pickTexts({ a: { 'b+': '1', bb: '2' } }, ['a.b+*'])).toEqual({ a: { 'b+': '1' } });
});

test('finds the screen of an address, fixed parts before variable ones', () => {
  const screens = { frame: [], '/': [], '/projects': [], '/projects/:id': [], '/projects/new': [] };
  expect(screenAt([], screens)).toBe('/');
  expect(screenAt(['projects'], screens)).toBe('/projects');
  expect(screenAt(['projects', 'new'], screens)).toBe('/projects/new');
  expect(screenAt(['projects', '7'], screens)).toBe('/projects/:id');
  expect(screenAt(['frame'], screens)).toBeNull();
  expect(screenAt(['elsewhere'], screens)).toBeNull();
});
