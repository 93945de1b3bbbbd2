import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const MB = 1024 * 1024;
const sizeOf = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

/** A typed folder as an absolute path: npm runs us in our folder, and passes the caller's in INIT_CWD. */
const placeNamed = (folder: string) => path.resolve(process.env.INIT_CWD ?? '', folder);

/** `backup FOLDER [--keep N]`. Returns the lines to print and whether all went well. */
export async function runBackup(
  args: string[],
  log: (line: string) => void,
): Promise<{ lines: string[]; good: boolean }> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string', default: '7' } },
  });
  const keep = Number(values.keep);
  if (positionals.length !== 1 || !positionals[0] || !Number.isInteger(keep) || keep < 1)
    throw new Error('Usage: npm run backup -- FOLDER [--keep 7] (how many snapshots to keep).');
  const made = await makeBackup(placeNamed(positionals[0]), { keep, log });
  const { rows, files, bytes, added, lost, snapshot } = made;
  return {
    good: lost.length === 0,
    lines: [
      `Backed up ${rows} rows and ${files} files (${sizeOf(bytes)}), ${added.files} of them new (${sizeOf(added.bytes)}), in ${snapshot}`,
      'The backup holds the secret that signs links, and your clients\u2019 photographs: keep it where only you can read it.',
      ...(lost.length > 0
        ? [
            `${lost.length} originals are missing or damaged in the storage: ${lost.slice(0, 5).join(', ')}. Look for them in an older backup.`,
          ]
        : []),
    ],
  };
}

/** `restore FROM [--replace] [--check]`. */
export async function runRestore(
  args: string[],
  log: (line: string) => void,
): Promise<{ lines: string[]; good: boolean }> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
  });
  if (positionals.length !== 1 || !positionals[0])
    throw new Error(
      'Usage: npm run restore -- FOLDER [--check] [--replace] (--check changes nothing, --replace overwrites a studio).',
    );
  const done = await restoreBackup(placeNamed(positionals[0]), { ...values, log });
  const { rows, files, brought, made, checked, lost, warning } = done;
  return {
    good: true,
    lines: [
      checked
        ? `The backup of ${made} is whole: ${rows} rows and ${files} files.`
        : `Restored the backup of ${made}: ${rows} rows and ${files} files (${brought} had to be copied). Run "npm start".`,
      ...(lost.length > 0
        ? [`${lost.length} originals were already missing when it was made: ${lost.slice(0, 5).join(', ')}`]
        : []),
      ...(warning ? [warning] : []),
    ],
  };
}
