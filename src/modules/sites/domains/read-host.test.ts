import { describe, expect, test } from 'vitest';
import { cleanHost, hostProblem, shownHost } from './read-host';

describe('parses a typed domain', () => {
  test.each([
    [' Alma-Photos.com ', 'alma-photos.com'],
    ['https://www.alma.co.il/about?x=1', 'www.alma.co.il'],
    ['alma.com.', 'alma.com'],
    ['alma.com:443', 'alma.com'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
  ])('%j is %j', (typed, host) => expect(cleanHost(typed)).toBe(host));

  test('shows a domain in Unicode', () => {
    const host = cleanHost('סטודיו.com') ?? '';
    expect(host).toMatch(/^xn--[a-z0-9-]+\.com$/);
    expect(shownHost(host)).toBe('סטודיו.com');
  });

  test.each([
    '',
    'alma',
    '10.0.0.1',
    '[::1]',
    'alma..com',
    '-alma.com',
    'al_ma.com',
    'alma.com@evil.com',
    'alma .com',
    'a%2eb.com',
    'localhost',
    'studio.local',
    'x.internal',
    `${'a'.repeat(64)}.com`,
    `${'a.'.repeat(130)}com`,
  ])('%j is no domain', (typed) => {
    expect(cleanHost(typed)).toBeNull();
    expect(hostProblem(cleanHost(typed), 'https://photos.example.com')).toBe('invalid');
  });
});

test.each([
  ['photos.example.com', 'ours'],
  ['alma.photos.example.com', 'ours'],
  ['example.com', null],
  ['evilphotos.example.com', null],
])('%s on the platform https://photos.example.com: %s', (host, problem) =>
  expect(hostProblem(host, 'https://photos.example.com')).toBe(problem),
);
