import { expect, test } from 'vitest';
import { isAnswer, openMarks, withAnswers } from './proof-notes';

const note = (id: string, spread: string, x: number, studio = false, round = 1) => ({
  ...{ id, round, spread, x },
  ...{ y: 0.5, studio },
});

test('a note of the studio at the point of a client’s answers it, and follows it', () => {
  const pins = [
    note('own', 'a', 0.1, true),
    note('lighter', 'a', 0.2),
    note('darker', 'b', 0.2),
    note('yes', 'a', 0.2, true),
    note('later', 'a', 0.2, true, 2),
  ];
  expect(pins.map((pin) => isAnswer(pin, pins))).toEqual([false, false, false, true, false]);
  expect(withAnswers(pins).map(({ id }) => id)).toEqual(['own', 'lighter', 'yes', 'darker', 'later']);
});

test('the editor marks a spread with its open notes, and with no answer', () => {
  const pins = [
    { ...note('lighter', 'a', 0.2), resolved: false },
    { ...note('yes', 'a', 0.2, true), resolved: false },
    { ...note('done', 'a', 0.3), resolved: true },
    { ...note('own', 'a', 0.4, true), resolved: false },
    { ...note('there', 'b', 0.2), resolved: false },
  ];
  expect(openMarks(pins, 'a').map(({ id }) => id)).toEqual(['lighter', 'own']);
});
