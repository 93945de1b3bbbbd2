import { Readable } from 'node:stream';
import type { UploadConfig } from 'payload';
import { readAssetFile } from './asset-name';
import { readAsset } from './read-asset';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/**
 * Answers Payload's own file address, `/api/assets/file/<name>`, from whichever storage the installation has. The front
 * opens it to operators alone (`guardRest`), and Payload asks the collection's `read` first.
 */
export const serveAsset: Handler = async (_req, { params: { filename } }) => {
  const name = readAssetFile(filename);
  const file = name && (await readAsset(name));
  if (!file) return new Response(null, { status: 404 });
  return new Response(Readable.toWeb(file.stream) as ReadableStream, {
    headers: {
      'Content-Type': 'image/png',
      'Content-Length': String(file.bytes),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'no-store',
    },
  });
};
