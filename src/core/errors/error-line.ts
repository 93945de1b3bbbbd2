import { unavailablePart } from './unavailable-part.ts';

interface Facts {
  code?: string;
  path?: string;
  syscall?: string;
  message?: string;
  address?: string;
  port?: number;
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/**
 * Returns one line for the operator: what failed, where, and what to do. Our own errors say so already; errors of the
 * system or PostgreSQL are put into words here. Never a stack, never a secret.
 */
export function errorLine(error: unknown): string {
  if (!(error instanceof Object)) return firstLine(String(error));
  const { code = '', path, syscall, message, port } = error as Facts;
  const where = path ?? 'its data folder';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return `The disk is full (${path ?? (firstLine(message ?? '') || 'of the database')}). Saved data is intact. Free disk space and start again.`;
  if (code === 'EROFS') return `${where} is on a read-only disk: mount it for writing, or set KEEPERS_DATA.`;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: choose another with PORT.`;
  if ((code === 'EACCES' || code === 'EPERM') && syscall)
    return `No permission for ${where} (${code}): start as the user who owns it, or set KEEPERS_DATA to a folder of yours.`;
  if (code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir'))
    return `${where} is a file, but a folder is needed: move the file, or set KEEPERS_DATA to another folder.`;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${where} cannot be created: set KEEPERS_DATA to a folder of yours.`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Too many files are open: raise the limit ("ulimit -n 65536", or LimitNOFILE= of the service).';
  if (unavailablePart(error) === 'database' && code)
    return `Database unreachable (${firstLine(message ?? '') || code}): check that PostgreSQL is running; "npm run doctor" shows more.`;
  return firstLine(message ?? '') || code || 'Unknown error without a message.';
}
