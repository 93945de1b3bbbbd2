import { expect, test } from 'vitest';
import { isAnswer, withAnswers } from './proof-notes';

const note = (id: string, spread: string, x: number, studio = false) => ({ id, spread, x, y: 0.5, studio });

test('a note of the studio at the point of a client’s answers it, and follows it', () => {
  const pins = [
    note('own', 'a', 0.1, true),
    note('lighter', 'a', 0.2),
    note('darker', 'b', 0.2),
    note('yes', 'a', 0.2, true),
  ];
  expect(pins.map((pin) => isAnswer(pin, pins))).toEqual([false, false, false, true]);
  expect(withAnswers(pins).map(({ id }) => id)).toEqual(['own', 'lighter', 'yes', 'darker']);
});
