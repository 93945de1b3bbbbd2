import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, callApi, flashOf } from './call-api';

const did: string[] = [];
const effects = {
  notify: (text: string, tone: string) => did.push(`notify ${tone} ${text}`),
  go: (path: string) => did.push(`go ${path}`),
  reload: (message: string | null) => did.push(`reload ${message}`),
  failed: 'no luck',
};

/** Sets the next answer; returns the request that was sent. */
function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent = vi.fn(async (_path: string, _init: RequestInit) =>
    status === 204
      ? new Response(null, { status, headers })
      : new Response(JSON.stringify(body), { status, headers }),
  );
  vi.stubGlobal('fetch', sent);
  return () => sent.mock.calls[0]?.[1];
}

const refusal = (code: string, message: string) => ({ code, errors: { base: [message] } });

async function refused(): Promise<ApiError> {
  const error = await callApi('/x', { method: 'POST', body: {} }, effects).then(
    () => null,
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => {
  did.length = 0;
  vi.stubGlobal('document', {
    querySelector: () => ({ content: 'the-token' }),
    documentElement: { lang: 'he' },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('callApi', () => {
  it('sends the token and the language with a write, and no token with a read', async () => {
    const write = answer(200, { ok: true });
    await callApi('/x', { method: 'POST', body: { a: 1 } }, effects);
    expect(write()?.headers).toMatchObject({ 'X-CSRF-Token': 'the-token', 'Accept-Language': 'he' });
    expect(write()?.body).toBe('{"a":1}');
    const read = answer(200, {});
    await callApi('/x', {}, effects);
    expect(read()?.headers).not.toHaveProperty('X-CSRF-Token');
  });

  it('shows the flash of an answer, Hebrew included', async () => {
    answer(200, {}, { 'X-Message-Type': 'notice', 'X-Message': encodeURIComponent('נשמר') });
    await callApi('/x', {}, effects);
    expect(did).toEqual(['notify notice נשמר']);
  });

  it('returns undefined for 204', async () => {
    answer(204, null);
    expect(await callApi('/x', { method: 'POST' }, effects)).toBeUndefined();
  });

  it.each([
    [{ path: '/users/sign_up?i=1' }, 'go /users/sign_up?i=1'],
    [{}, 'go /'],
  ])('goes to the path of a 401, else home: %j', async (body, done) => {
    answer(401, body);
    await refused();
    expect(did).toEqual([done]);
  });

  it('hands a 401 without a path to its page, and follows one with a path', async () => {
    const asked: string[] = [];
    const own = { ...effects, unknown: (path: string) => asked.push(path) };
    answer(401, {});
    await callApi('/product_medias', { method: 'POST' }, own).catch(() => undefined);
    answer(401, { path: '/users/sign_in' });
    await callApi('/x', { method: 'POST' }, own).catch(() => undefined);
    answer(401, {});
    await callApi('/read', {}, own).catch(() => undefined);
    await vi.waitFor(() => expect(asked).toEqual(['/product_medias', '/read']));
    expect(did).toEqual(['go /users/sign_in']);
  });

  it('hands on the 401 of a read after that of a write under way', async () => {
    const asked: string[] = [];
    const own = { ...effects, unknown: (path: string) => asked.push(path) };
    const held = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/write' ? held.promise : new Response('{}', { status: 401 }),
    );
    const write = callApi('/write', { method: 'PUT' }, own).catch(() => undefined);
    await callApi('/read', {}, own).catch(() => undefined);
    expect(asked).toEqual([]);
    held.resolve(new Response('{}', { status: 401 }));
    await write;
    await vi.waitFor(() => expect(asked).toEqual(['/write', '/read']));
    expect(did).toEqual([]);
  });

  it('loads a stale page again with the message of the 409', async () => {
    answer(409, refusal('SELECTION_DONE', 'completed'));
    await refused();
    expect(did).toEqual(['reload completed']);
  });

  it('loads the page again for a stale token, without a word', async () => {
    answer(422, refusal('INVALID_CSRF_TOKEN', 'stale'));
    await refused();
    expect(did).toEqual(['reload null']);
  });

  it('leaves other refusals to the caller, with code, fields and message', async () => {
    answer(422, { code: 'WRONG_PROJECT_CODE', errors: { code: ['wrong project code'] } });
    const { status, code, errors, message } = await refused();
    const wrong = { code: ['wrong project code'] };
    expect({ status, code, errors, message }).toEqual({
      status: 422,
      code: 'WRONG_PROJECT_CODE',
      errors: wrong,
      message: 'wrong project code',
    });
    expect(did).toEqual([]);
  });

  it('has a message for no network and for an answer without one', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect((await refused()).message).toBe('no luck');
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502 }));
    expect(await refused()).toMatchObject({ status: 502, message: 'no luck' });
  });
});

it('reads no flash from a header that is broken', () => {
  expect(flashOf(new Headers({ 'X-Message': '%E0%A4%A' }))).toBeNull();
});
