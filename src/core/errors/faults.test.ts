import { describe, expect, test } from 'vitest';
import { errorLine } from './error-line';
import { isDatabaseOutage, unavailablePart } from './unavailable-part';

const error = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

describe('an unavailable part', () => {
  test.each([
    ['a refused connection', error('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), 'database'],
    ['a server going down', error('terminating connection', { code: '57P01' }), 'database'],
    ['a server coming up', error('the database system is starting up', { code: '57P03' }), 'database'],
    ['a standby after a failover', error('read-only transaction', { code: '25006' }), 'database'],
    ['a pool with nothing free', error('timeout exceeded when trying to connect'), 'database'],
    ['a cut line', error('Connection terminated unexpectedly'), 'database'],
    [
      'one wrapped by the layer above',
      new Error('Failed query', { cause: error('x', { code: '57P01' }) }),
      'database',
    ],
    ['a full disk below files', error('ENOSPC', { code: 'ENOSPC', syscall: 'write' }), 'disk'],
    ['a full disk below PostgreSQL', error('could not extend file', { code: '53100' }), 'disk'],
    ['a folder that may not be written', error('EACCES', { code: 'EACCES', syscall: 'open' }), 'storage'],
    ['S3 that does not answer', error('connect', { code: 'ECONNREFUSED', $metadata: {} }), 'storage'],
    ['S3 that is broken', error('InternalError', { $metadata: { httpStatusCode: 500 } }), 'storage'],
    ['revoked S3 keys', error('AccessDenied', { $metadata: { httpStatusCode: 403 } }), 'storage'],
    ['a browser that left', error('aborted', { code: 'ECONNRESET' }), null],
    ['a row that is there already', error('duplicate key', { code: '23505' }), null],
    ['a key S3 does not have', error('NoSuchKey', { $metadata: { httpStatusCode: 404 } }), null],
    ['a mistake of ours', new TypeError('x is not a function'), null],
    ['nothing', undefined, null],
  ])('%s', (_what, thrown, part) => expect(unavailablePart(thrown)).toBe(part));
});

describe('an outage of our own database', () => {
  const refused = (port: number) => error('connect ECONNREFUSED', { code: 'ECONNREFUSED', port });
  test.each([
    ['a server going down', error('terminating connection', { code: '57P01' }), true],
    ['a query wrapped by the layer above', new Error('x', { cause: error('y', { code: '57P03' }) }), true],
    ['a refused connection to its port', refused(5433), true],
    ['the same at both addresses of a name', new AggregateError([refused(5433), refused(5433)]), true],
    ['a service that refuses', new TypeError('fetch failed', { cause: refused(443) }), false],
    ['a service that breaks off', error('read ECONNRESET', { code: 'ECONNRESET' }), false],
    ['a mistake of ours', new TypeError('x is not a function'), false],
  ])('%s', (_what, thrown, outage) =>
    expect(isDatabaseOutage(thrown, 'postgres://keepers@127.0.0.1:5433/keepers')).toBe(outage),
  );
});

describe('the line for the operator', () => {
  test.each([
    [
      error('ENOSPC: no space', { code: 'ENOSPC', path: '/data/x' }),
      /^The disk is full \(\/data\/x\)\. Saved data is intact\. Free disk space/,
    ],
    [
      error('EACCES', { code: 'EACCES', syscall: 'open', path: '/d' }),
      /^No permission for \/d \(EACCES\): start as the user/,
    ],
    [
      error('x', { code: 'EADDRINUSE', syscall: 'listen', port: 80 }),
      /^Port 80 is taken by another program: choose/,
    ],
    [error('x', { code: 'ENOENT', syscall: 'mkdir', path: '/proc/d' }), /^\/proc\/d cannot be created: set/],
    [error('x', { code: 'EROFS', syscall: 'open', path: '/d' }), /^\/d is on a read-only disk/],
    [error('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), /^Database unreachable .*npm run doctor/],
    [error('PORT must be a number. Set PORT=3000.'), /^PORT must be a number\. Set PORT=3000\.$/],
  ])('%s', (thrown, line) => {
    const said = errorLine(thrown);
    expect(said).toMatch(line);
    expect(said).not.toContain('\n');
  });
});
