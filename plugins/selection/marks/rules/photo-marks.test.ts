import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLOURS, changedMarks, NO_MARKS, type PhotoMarks, STARS_MOST, withMarks } from './photo-marks';

const marks: fc.Arbitrary<PhotoMarks> = fc.record({
  favourite: fc.boolean(),
  stars: fc.integer({ min: 0, max: STARS_MOST }),
  colour: fc.constantFrom(...COLOURS, null),
});
const change = fc.oneof(
  fc.constant({}),
  marks.map(({ favourite }) => ({ favourite })),
  marks.map(({ stars }) => ({ stars })),
  marks.map(({ colour }) => ({ colour })),
  marks,
);

test('a repeated request changes nothing, and omitted fields stay omitted', () => {
  fc.assert(
    fc.property(marks, change, (now, wanted) => {
      const after = withMarks(now, wanted);
      expect(after).toMatchObject(wanted);
      expect(changedMarks(after, withMarks(after, wanted))).toEqual({});
      for (const name of Object.keys(changedMarks(now, after))) expect(wanted).toHaveProperty(name);
    }),
  );
});

test('the difference, applied as a request, leads from one state to the other', () => {
  fc.assert(
    fc.property(marks, marks, (before, after) => {
      expect(withMarks(before, changedMarks(before, after))).toEqual(after);
    }),
  );
});

test('null removes the color, 0 the stars', () => {
  const set = { favourite: true, stars: 4, colour: 'red' } as const;
  expect(withMarks(set, { colour: null, stars: 0, favourite: false })).toEqual(NO_MARKS);
});
