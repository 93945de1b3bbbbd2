import { expect, test } from 'vitest';
import { correctMigration } from '../../src/cli/launcher/correct-migration.mjs';

const migration = (up: string, down: string) => `import
export async function up() {
  await db.execute(sql\`
   ${up}\`)
}

export async function down() {
  await db.execute(sql\`
   ${down}\`)
}
`;

test('a new migration makes a unique index before the keys that point to it, and drops nothing twice', () => {
  const key = 'ALTER TABLE "a" ADD CONSTRAINT "a_fk" FOREIGN KEY ("b_id","c") REFERENCES "b"("id","c");';
  const plain = 'CREATE INDEX "a_idx" ON "a" ("b_id");';
  const unique = 'CREATE UNIQUE INDEX "b_idx" ON "b" ("c","id");';
  const table = 'CREATE TABLE "a" ();';
  expect(correctMigration(migration([table, key, plain, unique].join('\n  '), 'DROP INDEX "b_idx";'))).toBe(
    migration([table, unique, key, plain].join('\n  '), 'DROP INDEX IF EXISTS "b_idx";'),
  );
  const sound = migration(`${table}\n  ${plain}`, 'DROP TABLE "a";');
  expect(correctMigration(sound)).toBe(sound);
});
