import type { Readable } from 'node:stream';
import { checkKey } from './check-key';
import type { ByteRange, S3StorageOptions, Storage, StoredContent, StoredStat } from './types';

/** Loads Amazon's SDK (some 25 MB) at the first file: an installation with a folder never loads it. */
export class LazyS3Storage implements Storage {
  readonly kind = 's3';
  private made: Promise<Storage> | undefined;

  constructor(private readonly options: Omit<S3StorageOptions, 'kind'>) {}

  private real(): Promise<Storage> {
    this.made ??= import('./s3-storage').then(({ S3Storage }) => new S3Storage(this.options));
    return this.made;
  }

  async adopt(source: string, key: string, file: { contentType: string; bytes: number }): Promise<void> {
    await (await this.real()).adopt(source, key, file);
  }

  async put(key: string, body: Buffer | Readable, file: { contentType: string }): Promise<void> {
    await (await this.real()).put(key, body, file);
  }

  async read(key: string, range?: ByteRange): Promise<StoredContent | null> {
    return (await this.real()).read(key, range);
  }

  async stat(key: string): Promise<StoredStat | null> {
    return (await this.real()).stat(key);
  }

  async remove(key: string): Promise<void> {
    await (await this.real()).remove(key);
  }

  async removePrefix(prefix: string): Promise<void> {
    await (await this.real()).removePrefix(prefix);
  }

  async *list(prefix: string): AsyncIterable<string> {
    yield* (await this.real()).list(prefix);
  }

  localPath(key: string): null {
    checkKey(key);
    return null;
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    return (await this.real()).withLocalFile(key, use);
  }

  async check(): Promise<void> {
    await (await this.real()).check();
  }
}
