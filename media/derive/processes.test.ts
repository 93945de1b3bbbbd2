import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { state } from '@/core/process/state';
import { renderInProcess } from './render-pool';
import { noise, useFolder } from './tests/make-photograph';

const CORES = 2;
vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>();
  return { ...real, fork: vi.fn(real.fork) };
});
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => CORES,
}));

const write = useFolder();
const ask = async (width = 90) => ({
  kind: 'thumbnails' as const,
  path: await write(await noise(width, 60).jpeg().toBuffer()),
  photo: { format: 'jpeg' as const, width, height: 60 },
});
const started = () => vi.mocked(fork).mock.results.map(({ value }) => value as ChildProcess);
const gone = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

beforeEach(() => {
  vi.mocked(fork).mockClear();
  delete state().drawing;
});

afterEach(async () => {
  vi.useRealTimers();
  for (const child of started()) child.kill('SIGKILL');
  await Promise.all(started().map(gone));
});

test('there are as many render processes as cores, and they are used again', async () => {
  expect(availableParallelism()).toBe(CORES);
  const asks = await Promise.all([90, 100, 110, 120, 130].map(ask));
  const drawn = await Promise.all(asks.map((one) => renderInProcess(one)));
  expect(drawn.map(({ s600 }) => s600.width)).toEqual([90, 100, 110, 120, 130]);
  expect(started()).toHaveLength(CORES);
});

test('a process that dies over a photograph fails this rendering only', async () => {
  const drawing = renderInProcess(await ask());
  await vi.waitFor(() => expect(started()).toHaveLength(1));
  started()[0]?.kill('SIGSEGV');
  await expect(drawing).rejects.toThrow('SIGSEGV');
  expect((await renderInProcess(await ask(100))).s600.width).toBe(100);
  expect(started()).toHaveLength(2);
});

test('an idle process that died is not used', async () => {
  await renderInProcess(await ask());
  const [first] = started();
  first?.kill('SIGKILL');
  await gone(first as ChildProcess);
  expect((await renderInProcess(await ask(100))).s600.width).toBe(100);
});

test('a process without an answer is killed, and its slot is free again', async () => {
  const slow = await ask();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const drawing = [renderInProcess(slow), renderInProcess(slow)];
  await vi.waitUntil(() => started().length === CORES, { interval: 1 });
  for (const child of started()) child.kill('SIGSTOP');
  const ends = Promise.allSettled(drawing);
  vi.advanceTimersByTime(90_000);
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  vi.useRealTimers();
  expect((await renderInProcess(await ask(100))).s600.width).toBe(100);
});

test('an idle process ends after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const one = await ask();
  await renderInProcess(one);
  vi.advanceTimersByTime(10_000);
  await gone(started()[0] as ChildProcess);
  expect(started()).toHaveLength(1);
  await renderInProcess(one);
  expect(started()).toHaveLength(2);
});

test('a render process has none of our secrets', async () => {
  vi.stubEnv('KEEPERS_SECRET', 'a secret');
  await renderInProcess(await ask());
  const options = vi.mocked(fork).mock.calls[0]?.[1] as ForkOptions;
  expect(Object.keys(options.env ?? {}).sort()).toEqual(['MALLOC_ARENA_MAX', 'NODE_ENV', 'PATH', 'TMPDIR']);
  vi.unstubAllEnvs();
});
