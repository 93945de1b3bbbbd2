import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveConnection } from './live';

/** A stream the test opens. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readyState = 0;
  constructor(readonly address: string) {
    super();
    FakeSource.made.push(this);
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
  say(name: string, data: unknown, lastEventId = ''): void {
    this.dispatchEvent(Object.assign(new Event(name), { data: JSON.stringify(data), lastEventId }));
  }
}

beforeEach(() => {
  FakeSource.made = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open() {
  const live = new LiveConnection('/events/e/live');
  const close = live.open();
  return { live, close, source: FakeSource.made[0] as FakeSource };
}

it('calls the handlers of a message’s name, until they unsubscribe', () => {
  const { live, source } = open();
  const received: unknown[] = [];
  const stop = live.on('pick', ({ media }, id) => received.push([media, id]));
  source.say('pick', { media: 'm1' }, '12');
  source.say('hiding', { media: 'm2' });
  stop();
  source.say('pick', { media: 'm3' });
  expect(received).toEqual([['m1', '12']]);
});

it('reports a restored connection only after a loss', () => {
  const { live, source } = open();
  let back = 0;
  live.onBack(() => back++);
  source.onopen?.();
  expect(back).toBe(0);
  source.onerror?.();
  source.onopen?.();
  expect(back).toBe(1);
});

it('opens a new stream where the browser has given up, later each time', () => {
  const { source } = open();
  source.readyState = FakeSource.CLOSED;
  source.onerror?.();
  vi.advanceTimersByTime(1000);
  expect(FakeSource.made).toHaveLength(2);
  const second = FakeSource.made[1] as FakeSource;
  second.readyState = FakeSource.CLOSED;
  second.onerror?.();
  vi.advanceTimersByTime(1000);
  expect(FakeSource.made).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(FakeSource.made).toHaveLength(3);
});

it('stays closed once it was ended', () => {
  const { close, source } = open();
  close();
  source.onerror?.();
  vi.advanceTimersByTime(60_000);
  expect(FakeSource.made).toHaveLength(1);
});
