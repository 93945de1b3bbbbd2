import { expect, test } from 'vitest';
import { fillWords, paragraphsOf, placeholdersOf, problemsOfWords, wordsOver } from './message-words';

const values = {
  client: 'Maya',
  project: 'Wedding',
  studio: 'Alma',
  link: 'https://k.test/i/x',
  date: '',
  expires: '1 May',
};

test('fills known placeholders, with any spaces inside the braces', () => {
  expect(fillWords('Hello {client}, { project } by {studio}', values)).toBe('Hello Maya, Wedding by Alma');
});

test('leaves unknown placeholders unchanged', () => {
  expect(fillWords('{client} {secret} {__proto__} {constructor} {}', values)).toBe(
    'Maya {secret} {__proto__} {constructor} {}',
  );
});

test('does not fill placeholders inside values', () => {
  expect(fillWords('{client}', { ...values, client: '{link} $& $1' })).toBe('{link} $& $1');
});

test('omits lines whose value is empty', () => {
  expect(fillWords('Hello {client}\n\nOn {date} we met.\n\nUntil {expires}.', values)).toBe(
    'Hello Maya\n\nUntil 1 May.',
  );
});

test('finds unknown placeholders, part by part', () => {
  expect(problemsOfWords({ subject: '{client}: {link}', text: '{link} {clinet}', button: 'See' })).toEqual({
    subject: { code: 'unknown_placeholder', params: { name: '{link}' } },
    text: { code: 'unknown_placeholder', params: { name: '{clinet}' } },
  });
  expect(problemsOfWords({ text: '{link} {client} {date} {expires} {studio} {project}' })).toEqual({});
  expect(placeholdersOf('heading')).not.toContain('link');
});

test('own text overrides the product’s, where there is any', () => {
  const app = { subject: 'S', heading: 'H', text: 'T', button: 'B', whatsapp: 'W' };
  expect(wordsOver(app, { subject: ' Mine ', heading: ' ', text: null }, null, { button: 'Now' })).toEqual({
    ...app,
    subject: 'Mine',
    button: 'Now',
  });
});

test('paragraphs are separated by empty lines', () => {
  expect(paragraphsOf('One\ntwo\n\n \n three \n')).toEqual(['One\ntwo', 'three']);
});
