import { partAway } from './part-away.ts';

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
 * One line for whoever started us: what is wrong and how to mend it. Our own errors say so already; what the system or
 * PostgreSQL says is put into words here. Never a stack, never a secret.
 */
export function sayFault(error: unknown): string {
  if (!(error instanceof Object)) return firstLine(String(error));
  const { code = '', path, syscall, message, port } = error as Facts;
  const where = path ?? 'its data folder';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return `The disk is full (${path ?? (firstLine(message ?? '') || 'of the database')}): free some room and start again. Nothing that was kept is lost.`;
  if (code === 'EROFS')
    return `${where} is on a disk that is read only: mount it for writing, or set KEEPERS_DATA.`;
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: choose another with PORT.`;
  if ((code === 'EACCES' || code === 'EPERM') && syscall)
    return `${where} may not be used (${code}): start as the user who owns it, or set KEEPERS_DATA to a folder of yours.`;
  if (code === 'ENOTDIR' || (code === 'EEXIST' && syscall === 'mkdir'))
    return `${where} is a file where a folder should be: move it away, or set KEEPERS_DATA to another folder.`;
  if (code === 'ENOENT' && syscall === 'mkdir')
    return `${where} cannot be made there: set KEEPERS_DATA to a folder of yours.`;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Too many files are open: raise the limit ("ulimit -n 65536", or LimitNOFILE= of the service).';
  if (partAway(error) === 'database' && code)
    return `The database is away (${firstLine(message ?? '') || code}): look whether PostgreSQL runs; "npm run doctor" says more.`;
  return firstLine(message ?? '') || code || 'Something went wrong without a word.';
}
