import type { FoundFile } from './upload-types';

/** Files that systems leave in folders, never meant for upload. */
const LITTER = /^(\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;

/** Whether a file of this path is a person’s own, not one that systems leave behind. */
export const wanted = (path: string) => !path.split('/').some((part) => LITTER.test(part));

function readAll(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  // A reader returns at most about a hundred entries at a time, and none at the end.
  return new Promise((resolve, reject) => {
    const next = () =>
      reader.readEntries((entries) => {
        if (entries.length === 0) return resolve(found);
        found.push(...entries);
        next();
      }, reject);
    next();
  });
}

async function walk(entry: FileSystemEntry, into: FoundFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (!wanted(path)) return;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    into.push({ file, path });
    return;
  }
  for (const child of await readAll(entry as FileSystemDirectoryEntry)) await walk(child, into);
}

/** Every file of a drop, folders walked recursively, without files that systems leave behind. In natural order. */
export async function filesOfDrop(data: DataTransfer): Promise<FoundFile[]> {
  // The list exists only while the event is handled: entries are read from it at once.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const loose = entries.length === 0 ? [...data.files] : [];
  const found: FoundFile[] = loose
    .filter((file) => wanted(file.name))
    .map((file) => ({ file, path: file.name }));
  for (const entry of entries) await walk(entry, found);
  return sorted(found);
}

/** The files of a picker, or of a chosen folder. */
export function filesOfInput(files: FileList): FoundFile[] {
  const found = [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));
  return sorted(found.filter(({ path }) => wanted(path)));
}

function sorted(found: FoundFile[]): FoundFile[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return found.sort((a, b) => compare(a.path, b.path));
}
