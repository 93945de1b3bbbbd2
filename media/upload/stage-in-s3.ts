import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { storage } from '@media/storage/files';
import { DataStore, ERRORS, type Upload } from '@tus/server';
import { deleteUpload } from './queries';
import { describeUpload, type Staging, TUS_EXTENSIONS } from './stage';

/** Bytes of one piece: an upload's memory, and the most a cut connection loses. */
const PIECE = 4 * 1024 * 1024;

interface Piece {
  key: string;
  start: number;
  bytes: number;
}

const folderOf = (id: string) => `staging/${path.basename(id)}/`;
const keyOf = (id: string, start: number, bytes: number) =>
  `${folderOf(id)}${String(start).padStart(12, '0')}-${bytes}`;

/** The contiguous pieces of an upload from its first byte. */
async function piecesOf(id: string): Promise<Piece[]> {
  const found: Piece[] = [];
  for await (const key of storage().list(folderOf(id))) {
    const [start, bytes] = key.slice(folderOf(id).length).split('-').map(Number);
    if (start !== undefined && bytes !== undefined) found.push({ key, start, bytes });
  }
  found.sort((a, b) => a.start - b.start || b.bytes - a.bytes);
  const joined: Piece[] = [];
  for (const piece of found) if (piece.start === arrived(joined)) joined.push(piece);
  return joined;
}

const arrived = (pieces: Piece[]) => pieces.reduce((sum, piece) => sum + piece.bytes, 0);

/**
 * tus's store over the photographs' own storage: each piece of an upload is an object of its own, named by its offset.
 * Needs only put, list, get and delete of S3, and any web machine can continue any upload.
 */
class PieceStore extends DataStore {
  constructor(private readonly hours: number) {
    super();
    this.extensions = TUS_EXTENSIONS;
  }

  /** The row was written before; the first piece creates the folder. */
  override async create(upload: Upload): Promise<Upload> {
    return upload;
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let held: Buffer[] = [];
    let size = 0;
    const flush = async () => {
      if (size === 0) return;
      await storage().put(keyOf(id, at, size), Buffer.concat(held), {
        contentType: 'application/octet-stream',
      });
      at += size;
      held = [];
      size = 0;
    };
    try {
      for await (const chunk of source) {
        held.push(chunk as Buffer);
        size += (chunk as Buffer).length;
        if (size >= PIECE) await flush();
      }
    } finally {
      // What arrived before the connection was cut is kept.
      await flush();
    }
    return at;
  }

  override async getUpload(id: string): Promise<Upload> {
    const known = await describeUpload(id);
    if (!known) throw ERRORS.FILE_NOT_FOUND;
    known.offset = arrived(await piecesOf(id));
    return known;
  }

  override async remove(id: string): Promise<void> {
    await storage().removePrefix(folderOf(id));
    await deleteUpload(id);
  }

  override getExpiration(): number {
    return this.hours * 3600 * 1000;
  }
}

async function* bytesOf(pieces: Piece[]): AsyncIterable<Buffer> {
  for (const piece of pieces) {
    const found = await storage().read(piece.key);
    if (!found) throw new Error(`A staged piece of the upload is missing: ${piece.key}`);
    yield* found.stream as AsyncIterable<Buffer>;
  }
}

/** Stages in the bucket of the photographs. */
export function stageInS3(hours: number): Staging {
  return {
    store: new PieceStore(hours),
    bytes: async (id) => ((await describeUpload(id)) ? arrived(await piecesOf(id)) : null),
    async withFile(id, use) {
      const folder = await mkdtemp(path.join(tmpdir(), 'keepers-staged-'));
      try {
        const file = path.join(folder, 'file');
        await pipeline(bytesOf(await piecesOf(id)), createWriteStream(file));
        return await use(file);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    remove: (id) => storage().removePrefix(folderOf(id)),
    // Every piece belongs to a row, and is deleted with it.
    removeOld: async () => {},
  };
}
