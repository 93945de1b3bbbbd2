// The same doors as in `tests/access/fuzz.int.test.ts`, with some twenty thousand inputs.
process.env.KEEPERS_FUZZ = '250';
await import('../access/fuzz.int.test');

export {};
