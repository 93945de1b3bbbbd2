import { transaction } from '@/core/db/pool';
import { errorLine } from '@/core/errors/error-line';
import { checkAll } from '@/modules/installation/doctor/check-all';
import { translateFinding } from '@/modules/installation/doctor/finding';
import { removePlanted } from '@/modules/installation/doctor/planted-rows';

/**
 * Removes rows of one studio that refer to another's, in one transaction, and prints what they were as one JSON line.
 */
async function removePlantedRows(): Promise<void> {
  const planted = await transaction(removePlanted);
  console.log(JSON.stringify(planted.map(({ table, column, count }) => ({ table, column, count }))));
}

/** Runs the checks that need the built program; prints the findings as one JSON line. The launcher reports the disk. */
async function main(): Promise<void> {
  const found = await checkAll();
  const findings = found
    .filter(({ part }) => part !== 'disk')
    .map((finding) => translateFinding(finding, 'en'));
  console.log(JSON.stringify(findings));
}

const work = process.argv.includes('--remove-planted') ? removePlantedRows : main;

work().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(errorLine(error));
    process.exit(1);
  },
);
