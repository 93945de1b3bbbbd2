import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeepersError } from '@/core/errors/errors';
import { readHeaders } from '@/core/http/request-headers';
import type { Authorized } from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { enterPage, handOver } from './hand-over';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('@/modules/access/grants/viewer', async (original) => ({
  ...(await original<object>()),
  authorize: asked,
}));

const open = {
  id: 'a',
  published_at: new Date(0),
  archived_at: null,
  expires_at: null,
} as unknown as EventRow;
const entered = (event: EventRow, role: 'guest' | 'client' = 'client'): Authorized => ({
  event,
  viewer: { role, grant: null, user: null, name: null },
});
const requestOf = () => ({ headers: {} }) as IncomingMessage;
const enterWith = ({ headers }: IncomingMessage, id: string, permission = 'gallery.read') =>
  enterPage(readHeaders(headers), id, permission);

beforeEach(() => {
  asked.mockReset().mockResolvedValue('asked');
});

test('a page uses the request cache of its own request, and queries nothing', async () => {
  const [one, two] = [requestOf(), requestOf()];
  await handOver(one, entered(open), () =>
    handOver(two, entered(open, 'guest'), async () => {
      expect((await enterWith(one, 'a')).viewer.role).toBe('client');
      expect((await enterWith(two, 'a')).viewer.role).toBe('guest');
    }),
  );
  expect(asked).not.toHaveBeenCalled();
});

test('another project, a finished page and a made-up key query again', async () => {
  const request = requestOf();
  await handOver(request, entered(open), async () => {
    expect(await enterWith(request, 'b')).toBe('asked');
  });
  expect(await enterWith(request, 'a')).toBe('asked');
  const failed = requestOf();
  await handOver(failed, entered(open), () => Promise.reject(new Error('not drawn'))).catch(() => undefined);
  expect(await enterWith(failed, 'a')).toBe('asked');
  expect(await enterWith({ headers: { 'x-keepers-handed': '' } } as never, 'a')).toBe('asked');
});

test('a cached result is no permission: a closed project and a guest’s request are still refused', async () => {
  const closed = { ...open, published_at: null } as EventRow;
  const request = requestOf();
  await handOver(request, entered(closed), () =>
    expect(enterWith(request, 'a')).rejects.toMatchObject({ code: 'PROJECT_NOT_OPEN' }),
  );
  const guest = requestOf();
  await handOver(guest, entered(open, 'guest'), () =>
    expect(enterWith(guest, 'a', 'selection.set')).rejects.toMatchObject(new KeepersError('UNAUTHENTICATED')),
  );
});
