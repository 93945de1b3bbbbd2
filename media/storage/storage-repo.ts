import { listOriginals, readFact } from '@media/storage/queries';
import { env } from '@/core/env';
import { roomAt } from '@/core/process/room';

/** The result of the nightly count of rendered sizes: bytes by account. */
interface Measured {
  at: string;
  drawn: Record<string, number>;
}

/** The result of the nightly sweep. */
interface Swept {
  at: string;
  removed: number;
}

export interface StorageView {
  kind: 'folder' | 's3';
  where: string;
  /** Room on the disk of the data folder, in bytes. */
  free: number;
  total: number;
  accounts: { id: string; name: string; originals: number; drawn: number | null }[];
  /** When rendered sizes were counted last, and files without a row were swept. */
  measured: string | null;
  swept: Swept | null;
}

const MOST = 200;

/** Who uses how much, largest first (the first 200); each original counts once, however often it was sent. */
export async function readStorageUse(): Promise<StorageView> {
  const { storage, dataDir } = env();
  const measured = await readFact<Measured>('storage:measured');
  const rows = await listOriginals(MOST);
  const { free, total } = roomAt(dataDir);
  return {
    kind: storage.kind,
    where: storage.kind === 's3' ? storage.bucket : storage.root,
    free,
    total,
    accounts: rows.map((row) => ({ ...row, drawn: measured ? (measured.drawn[row.id] ?? 0) : null })),
    measured: measured?.at ?? null,
    swept: await readFact<Swept>('storage:swept'),
  };
}
