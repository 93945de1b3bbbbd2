import { expect, test } from 'vitest';
import { firstWords } from './first-words';

const formatted = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Light,' },
          { type: 'text', text: 'then people.' },
        ],
      },
    ],
  },
};

test.each<[string, Record<string, unknown>, 'en' | 'he', string]>([
  ['its title', { title: { en: 'About me', he: 'עליי' }, text: { en: 'Long' } }, 'he', 'עליי'],
  ['the other language', { title: { en: 'About me' } }, 'he', 'About me'],
  ['formatted text', { title: {}, text: { en: formatted } }, 'en', 'Light, then people.'],
  ['nothing', { picture: 'photo:1', columns: [] }, 'en', ''],
])('a block is recognized by %s', (_what, settings, locale, words) => {
  expect(firstWords(settings, locale)).toBe(words);
});

test('long words are cut', () => {
  const words = firstWords({ title: { en: 'word '.repeat(40) } }, 'en');
  expect(words.length).toBeLessThanOrEqual(60);
  expect(words.endsWith('…')).toBe(true);
});
