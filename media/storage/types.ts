import type { Readable } from 'node:stream';

/** First and last requested byte, both included and counted from 0; without `end` to the end of the file. */
export interface ByteRange {
  start: number;
  end?: number;
}

export interface StoredContent {
  stream: Readable;
  /** Length of this stream. */
  bytes: number;
  /** Bytes of the whole file. */
  totalBytes: number;
}

export interface StoredStat {
  bytes: number;
  modified: Date;
}

/**
 * Where photographs' bytes live: a folder or an S3 bucket. Keys are relative, `/`-separated and made of
 * `[a-zA-Z0-9_.-]`; every method throws on any other key.
 */
export interface Storage {
  readonly kind: 'folder' | 's3';

  /**
   * Moves a finished local file to `key`; the local file is gone afterwards. Idempotent: if `key` exists with this many
   * bytes (and `localPath` still exists or not), it succeeds.
   */
  adopt(localPath: string, key: string, file: { contentType: string; bytes: number }): Promise<void>;

  /** Writes `key` atomically; replaces an existing file. */
  put(key: string, body: Buffer | Readable, file: { contentType: string }): Promise<void>;

  /** Opens `key` for reading, or null where there is none or the range begins past its end. */
  read(key: string, range?: ByteRange): Promise<StoredContent | null>;

  /** Size and time, or null where there is no such key. */
  stat(key: string): Promise<StoredStat | null>;

  /** Removes `key`; no error where it does not exist. */
  remove(key: string): Promise<void>;

  /** Removes every key that begins with `prefix`, which must end in `/`. */
  removePrefix(prefix: string): Promise<void>;

  /** Every key that begins with `prefix` (`''` is all), in no promised order. */
  list(prefix: string): AsyncIterable<string>;

  /** The file's path where the storage is a folder, else null. Does not check whether it exists. */
  localPath(key: string): string | null;

  /**
   * Calls `use` with a local file with the bytes of `key`; from S3 a temporary copy, deleted afterwards. `use` must not
   * change the file. Throws where `key` does not exist.
   */
  withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;

  /** Resolves when the storage can be written, read and deleted; else throws an error that says what to fix. */
  check(): Promise<void>;
}

/** Which storage `createStorage` opens. */
export type StorageOptions = FolderStorageOptions | S3StorageOptions;

export interface FolderStorageOptions {
  kind: 'folder';
  /** Absolute path; made if missing. */
  root: string;
}

export interface S3StorageOptions {
  kind: 's3';
  bucket: string;
  region?: string;
  /** For S3 servers other than Amazon's. */
  endpoint?: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Bucket in the path, not in the host name; most servers other than Amazon's need it. */
  forcePathStyle?: boolean;
  /** Prefix of every key, for a bucket shared with others. */
  prefix?: string;
  /** Folder of the copies of `withLocalFile`; the system's temporary folder by default. */
  temporaryFolder?: string;
}
