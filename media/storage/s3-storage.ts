import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkKey, checkPrefix } from './check-key';
import { createS3Client, isNotThere, isOutOfRange } from './s3-client';
import { s3Prefix } from './s3-config';
import type { ByteRange, S3StorageOptions, Storage, StoredContent, StoredStat } from './types';

const PART_BYTES = 16 * 1024 * 1024;
const KEYS_A_DELETION = 1000;

/** Stores photographs' bytes in an S3 bucket, of Amazon or any compatible server. */
export class S3Storage implements Storage {
  readonly kind = 's3';
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly temporaryFolder: string;

  constructor(options: Omit<S3StorageOptions, 'kind'>) {
    this.client = createS3Client(options);
    this.bucket = options.bucket;
    this.prefix = s3Prefix(options);
    this.temporaryFolder = options.temporaryFolder ?? tmpdir();
  }

  async adopt(source: string, key: string, file: { contentType: string; bytes: number }): Promise<void> {
    if ((await this.stat(key))?.bytes !== file.bytes) {
      const found = await stat(source);
      if (found.size !== file.bytes) throw new Error(`${source} has ${found.size} bytes, not ${file.bytes}`);
      await this.put(key, createReadStream(source), file);
    }
    await rm(source, { force: true });
  }

  async put(key: string, body: Buffer | Readable, file: { contentType: string }): Promise<void> {
    const target = { ...this.at(key), ContentType: file.contentType };
    if (Buffer.isBuffer(body) && body.length <= PART_BYTES) {
      await this.client.send(new PutObjectCommand({ ...target, Body: body }));
      return;
    }
    // Sends one object where it is small, else parts; on failure deletes the parts again.
    await new Upload({
      client: this.client,
      params: { ...target, Body: body },
      partSize: PART_BYTES,
      queueSize: 2,
    }).done();
  }

  async read(key: string, range?: ByteRange): Promise<StoredContent | null> {
    if (range?.end !== undefined && range.start > range.end) return null;
    const wanted = range ? { Range: `bytes=${range.start}-${range.end ?? ''}` } : {};
    try {
      const answer = await this.client.send(new GetObjectCommand({ ...this.at(key), ...wanted }));
      const bytes = answer.ContentLength ?? 0;
      const total = answer.ContentRange?.split('/')[1];
      if (range && !total) throw new Error(`The S3 server ignored the requested range of ${key}`);
      return { stream: answer.Body as Readable, bytes, totalBytes: total ? Number(total) : bytes };
    } catch (error) {
      if (isNotThere(error) || isOutOfRange(error)) return null;
      throw error;
    }
  }

  async stat(key: string): Promise<StoredStat | null> {
    try {
      const answer = await this.client.send(new HeadObjectCommand(this.at(key)));
      return { bytes: answer.ContentLength ?? 0, modified: answer.LastModified ?? new Date(0) };
    } catch (error) {
      if (isNotThere(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async removePrefix(prefix: string): Promise<void> {
    checkPrefix(prefix, 'never all');
    let batch: string[] = [];
    for await (const key of this.list(prefix)) {
      batch.push(key);
      if (batch.length === KEYS_A_DELETION) {
        await this.removeAll(batch);
        batch = [];
      }
    }
    if (batch.length > 0) await this.removeAll(batch);
  }

  async *list(prefix: string): AsyncIterable<string> {
    const Prefix = this.prefix + checkPrefix(prefix, 'all allowed');
    let ContinuationToken: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.bucket, Prefix, ContinuationToken }),
      );
      for (const object of page.Contents ?? []) if (object.Key) yield object.Key.slice(this.prefix.length);
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  localPath(key: string): null {
    checkKey(key);
    return null;
  }

  async withLocalFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T> {
    const found = await this.read(key);
    if (!found) throw new Error(`Not in the storage: ${key}`);
    const folder = await mkdtemp(join(this.temporaryFolder, 'keepers-'));
    try {
      const path = join(folder, 'file');
      await pipeline(found.stream, createWriteStream(path));
      return await use(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async check(): Promise<void> {
    const key = `check/${randomUUID()}`;
    try {
      await this.put(key, Buffer.from('ok'), { contentType: 'text/plain' });
      const found = await this.stat(key);
      await this.remove(key);
      if (found?.bytes !== 2) throw new Error('a written test object could not be read');
    } catch (error) {
      const { name, message } = error as Error;
      throw new Error(`The S3 bucket ${this.bucket} cannot be used: ${name}: ${message}`, { cause: error });
    }
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + checkKey(key) };
  }

  private async removeAll(keys: string[]): Promise<void> {
    const Objects = keys.map((key) => ({ Key: this.prefix + key }));
    const answer = await this.client.send(
      new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
    );
    const failed = answer.Errors?.[0];
    if (failed) throw new Error(`Could not remove ${failed.Key}: ${failed.Code} ${failed.Message}`);
  }
}
