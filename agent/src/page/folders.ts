import { promises as fs } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { isLitter, isWanted } from '../folders/scan';
import { Problem } from '../texts/say';

/** Slow disks: what is not counted by then has no count. */
const COUNT_MS = 1500;
const AT_ONCE = 16;

/** A folder to choose, and how many photographs are in it itself; null where that took too long. */
interface Listed {
  name: string;
  photos: number | null;
}

/** What the page shows of a folder: a page cannot see paths by itself. */
export interface FolderList {
  folder: string;
  parent: string | null;
  photos: number;
  folders: Listed[];
}

async function countIn(folder: string): Promise<number> {
  return (await fs.readdir(folder)).filter(isWanted).length;
}

/** Returns the folders in a folder; a path may begin with `~`. Throws a `Problem` where it cannot be read. */
export async function listFolders(typed: string, wait = COUNT_MS): Promise<FolderList> {
  const at = typed.trim().replace(/^"(.*)"$/, '$1');
  const folder = path.resolve(at === '' ? homedir() : at.replace(/^~(?=$|[/\\])/, homedir()));
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    const closed = error.code === 'EACCES' || error.code === 'EPERM';
    throw new Problem(closed ? 'folder_closed' : 'no_folder', { path: folder });
  });
  const folders: Listed[] = entries
    .filter((one) => one.isDirectory() && !one.name.startsWith('.') && !isLitter(one.name))
    .map(({ name }) => ({ name, photos: null }))
    .sort((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }));
  const late = Date.now() + wait;
  const left = [...folders];
  const count = async () => {
    for (let one = left.shift(); one && Date.now() < late; one = left.shift())
      one.photos = await countIn(path.join(folder, one.name)).catch(() => null);
  };
  const counted = Promise.all(Array.from({ length: AT_ONCE }, count));
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([
    counted,
    new Promise((resolve) => {
      timer = setTimeout(resolve, wait);
    }),
  ]);
  clearTimeout(timer);
  const parent = path.dirname(folder);
  return {
    folder,
    parent: parent === folder ? null : parent,
    photos: entries.filter((one) => one.isFile() && isWanted(one.name)).length,
    folders,
  };
}
