import { expect, test } from 'vitest';
import { prefillAddress, readPrefill } from './prefill';

const dana = { name: 'Dana & Omer', email: 'dana@example.com', phone: '054-1234567', day: '2027-05-01' };

test('the person of an inquiry becomes the name, day and client of a new project', () => {
  const { searchParams } = new URL(prefillAddress(dana), 'http://localhost');
  expect(readPrefill(Object.fromEntries(searchParams))).toEqual({
    name: 'Dana & Omer',
    date: '2027-05-01',
    client: { name: 'Dana & Omer', email: 'dana@example.com', phone: '054-1234567' },
  });
});

test('unreadable values are ignored', () => {
  expect(readPrefill({})).toEqual({ name: '', date: '', client: null });
  expect(readPrefill({ name: ['a', 'b'], date: 'tomorrow', email: 'nowhere' })).toEqual({
    name: '',
    date: '',
    client: null,
  });
});
