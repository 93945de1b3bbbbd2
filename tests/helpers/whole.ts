// Imported by a long file before the database test that it makes as a whole (`part.ts`).
process.env.TEST_WHOLE = '1';
