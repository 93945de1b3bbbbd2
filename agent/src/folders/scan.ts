import { type Dirent, promises as fs } from 'node:fs';
import path from 'node:path';
import { isUntouched, type Look, type Root } from './root';

/** A file below a folder; `at` with `/` between the parts. */
export interface Found {
  at: string;
  size: number;
  mtimeMs: number;
  ino: number;
}

const PHOTOGRAPH = /\.(jpe?g|png|webp|tiff?|heic|heif|avif|gif)$/i;
/**
 * What is hidden, what systems leave in folders, and the small pictures that raw converters and network disks keep beside
 * photographs.
 */
const LITTER =
  /^(\.|Thumbs\.db$|desktop\.ini$|__MACOSX$|\$RECYCLE\.BIN$|System Volume Information$|CaptureOne$|@eaDir$|#recycle$)|\.lrdata$/i;
const AT_ONCE = 64;

/** Whether a name is one that systems and programs leave behind. */
export const isLitter = (name: string): boolean => LITTER.test(name);

/** Whether a path is a photograph's, and not one that systems leave behind. */
export const isWanted = (at: string): boolean => PHOTOGRAPH.test(at) && !at.split('/').some(isLitter);

/** Whether a file was removed before it could be read. */
export const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Returns a file's facts; null where there is none. */
export async function statFile(root: string, at: string): Promise<Found | null> {
  const found = await fs.stat(path.join(root, at)).catch(() => null);
  return found?.isFile() ? { at, size: found.size, mtimeMs: found.mtimeMs, ino: found.ino } : null;
}

/** Returns the facts of those of these files that are there. */
async function statFiles(root: string, files: readonly string[]): Promise<Found[]> {
  const found: Found[] = [];
  for (let i = 0; i < files.length; i += AT_ONCE) {
    const some = await Promise.all(files.slice(i, i + AT_ONCE).map((at) => statFile(root, at)));
    found.push(...some.filter((file) => file !== null));
  }
  return found;
}

/**
 * Returns all photographs below `root`, or below the folder `from` in it. Links to folders are not followed. Throws
 * where a folder cannot be read: a list with a gap would look like deleted files. `before` is called for each folder before
 * it is read.
 */
export async function scanFolder(
  root: string,
  from = '',
  before: (folder: string) => void = () => undefined,
): Promise<Map<string, Found>> {
  const folders = [from];
  const files: string[] = [];
  while (folders.length > 0) {
    const some = folders.splice(0, AT_ONCE);
    for (const folder of some) before(folder);
    const lists = await Promise.all(
      some.map(
        async (folder): Promise<[string, Dirent[]]> => [
          folder,
          await fs.readdir(path.join(root, folder), { withFileTypes: true }),
        ],
      ),
    );
    for (const [folder, entries] of lists)
      for (const entry of entries) {
        if (isLitter(entry.name)) continue;
        const at = folder ? `${folder}/${entry.name}` : entry.name;
        if (entry.isDirectory()) folders.push(at);
        else if (entry.isFile() && PHOTOGRAPH.test(entry.name)) files.push(at);
      }
  }
  return new Map((await statFiles(root, files)).map((file) => [file.at, file]));
}

/** Adds to a list of `root` the known files that it lacks and that are there all the same; returns whether it lacks none now. */
async function addLacking(
  found: Map<string, Found>,
  root: string,
  known: ReadonlyMap<string, unknown>,
): Promise<boolean> {
  const lacking = [...known.keys()].filter((at) => !found.has(at));
  if (lacking.length === 0) return true;
  // Where case makes no difference, a file with another case in its name is there by its former name as well.
  const listed = new Set([...found.values()].map(({ ino }) => ino));
  for (const file of await statFiles(root, lacking)) if (!listed.has(file.ino)) found.set(file.at, file);
  return lacking.every((at) => found.has(at));
}

/** Looks for what a list lacks, at most. */
const LOOKS = 5;

/**
 * Completes a list by the known files that are there all the same: the folder may have been away for a moment of its
 * reading. Returns the last look at the folder, and whether the list is sure: during the last search nothing happened to
 * the folder, or nothing is lacking.
 */
export async function addWhatIsThere(
  found: Map<string, Found> | null,
  root: Root,
  known: ReadonlyMap<string, unknown>,
): Promise<{ after: Look | null; sure: boolean }> {
  let after = await root.look();
  let sure = false;
  for (let looks = 0; found && !sure && looks < LOOKS; looks++) {
    const before = after;
    const whole = await addLacking(found, root.folder, known);
    after = await root.look();
    sure = whole || isUntouched(before, after);
  }
  return { after, sure };
}
