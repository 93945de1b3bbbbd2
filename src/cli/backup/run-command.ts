import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

const MB = 1024 * 1024;
const sizeOf = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

/** A folder as it was typed: npm runs us in ours, and says where somebody stood. */
const placeNamed = (folder: string) => path.resolve(process.env.INIT_CWD ?? '', folder);

/** `backup FOLDER [--keep N]`. Gives the lines to print and whether all is well. */
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
    throw new Error('Say where: npm run backup -- FOLDER (and, if you like, --keep 7 snapshots).');
  const made = await makeBackup(placeNamed(positionals[0]), { keep, log });
  const { rows, files, bytes, added, lost, snapshot } = made;
  return {
    good: lost.length === 0,
    lines: [
      `Backed up ${rows} rows and ${files} files (${sizeOf(bytes)}), ${added.files} of them new (${sizeOf(added.bytes)}), in ${snapshot}`,
      'The backup holds the secret that signs links, and your clients\u2019 photographs: keep it where only you can read it.',
      ...(lost.length > 0
        ? [
            `The storage has lost or damaged ${lost.length} originals: ${lost.slice(0, 5).join(', ')}. Look for them in an older backup.`,
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
      'Say from where: npm run restore -- FOLDER (with --check to look only, --replace over a studio).',
    );
  const done = await restoreBackup(placeNamed(positionals[0]), { ...values, log });
  const { rows, files, brought, made, checked, lost, warning } = done;
  return {
    good: true,
    lines: [
      checked
        ? `The backup of ${made} is whole: ${rows} rows and ${files} files.`
        : `Restored the backup of ${made}: ${rows} rows and ${files} files (${brought} had to be copied). "npm start" brings it up.`,
      ...(lost.length > 0
        ? [`${lost.length} originals were lost already when it was made: ${lost.slice(0, 5).join(', ')}`]
        : []),
      ...(warning ? [warning] : []),
    ],
  };
}
