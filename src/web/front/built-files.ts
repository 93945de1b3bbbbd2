import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SECURITY_HEADERS } from '@/core/http/guard-request';
import type { EarlyMiddleware } from './create-front';

const ADDRESS = '/_next/static/';
const YEAR = 365 * 24 * 3600;
/** What pages load; films and whatever else is there need more than whole answers, and are left to Next. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A file of the build, and the compressed ones beside it. */
interface BuiltFile {
  type: string;
  file: string;
  packed: { encoding: 'br' | 'gzip'; file: string }[];
}

/** Smallest first. */
const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

function findBuilt(folder: string): Map<string, BuiltFile> {
  const names = new Set<string>();
  try {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) names.add(path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    // Without a build, as in development and in tests, Next answers.
  }
  const built = new Map<string, BuiltFile>();
  for (const name of names) {
    const type = TYPES[path.extname(name)];
    if (!type) continue;
    const file = path.join(folder, name);
    const packed = ENCODINGS.filter(({ ending }) => names.has(name + ending)).map(({ encoding, ending }) => ({
      encoding,
      file: file + ending,
    }));
    built.set(name.split(path.sep).join('/'), { type, file, packed });
  }
  return built;
}

/**
 * Answers the scripts, styles and fonts of the build from memory, compressed by the build, before anything else of the
 * front: a cold gallery requests some thirty of them. Their names have their contents' hash. Everything else, and files of
 * another build, is left to Next.
 * @param folder the build's files, `.next/static`; listed at the first request, each read when it is first requested
 */
export function serveBuilt(folder: string): EarlyMiddleware {
  let built: Map<string, BuiltFile> | null = null;
  const contents = new Map<string, Promise<Buffer>>();
  const read = (file: string) => {
    const bytes = contents.get(file) ?? readFile(file);
    contents.set(file, bytes);
    return bytes;
  };
  return async (request, response) => {
    const { url = '/', method, headers } = request;
    if (!url.startsWith(ADDRESS) || (method !== 'GET' && method !== 'HEAD')) return false;
    built ??= findBuilt(folder);
    const found = built.get(url.slice(ADDRESS.length).split('?', 1)[0] ?? '');
    if (!found) return false;
    const accepted = String(headers['accept-encoding'] ?? '');
    const packed = found.packed.find(({ encoding }) => new RegExp(`\\b${encoding}\\b`).test(accepted));
    const file = packed?.file ?? found.file;
    const bytes = await read(file).catch(() => null);
    if (!bytes) {
      contents.delete(file);
      return false;
    }
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Content-Type': found.type,
      'Content-Length': bytes.length,
      'Cache-Control': `public, max-age=${YEAR}, immutable`,
      ...(found.packed.length > 0 ? { Vary: 'Accept-Encoding' } : {}),
      ...(packed ? { 'Content-Encoding': packed.encoding } : {}),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
    return true;
  };
}
