import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBeside } from '../operations/stream-part';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A check whose answers the test gives. */
function questions() {
  const waiting: { yes: () => void; no: (error: Error) => void }[] = [];
  const still = vi.fn(() => new Promise<void>((yes, no) => void waiting.push({ yes, no })));
  return { still, waiting };
}

test('the check runs in parallel with the transfer, not per chunk', async () => {
  const { still, waiting } = questions();
  const pass = askBeside(still);
  await pass();
  vi.advanceTimersByTime(401);
  await pass();
  await pass();
  expect(still).toHaveBeenCalledTimes(1);
  waiting[0]?.yes();
  await vi.advanceTimersByTimeAsync(401);
  await pass();
  expect(still).toHaveBeenCalledTimes(2);
});

test('no chunk is sent after the check has failed', async () => {
  const { still, waiting } = questions();
  const pass = askBeside(still);
  vi.advanceTimersByTime(401);
  await pass();
  waiting[0]?.no(new Error('no longer'));
  await vi.advanceTimersByTimeAsync(1);
  await expect(pass()).rejects.toThrow('no longer');
  await expect(pass()).rejects.toThrow('no longer');
});

test.each([
  ['overdue', 401, 401],
  ['outdated', 801, 0],
])('waits for an answer that is %s', async (_what, before, after) => {
  const { still, waiting } = questions();
  const pass = askBeside(still);
  vi.advanceTimersByTime(before);
  if (after) await pass();
  vi.advanceTimersByTime(after);
  const passed = vi.fn();
  const going = pass().then(passed);
  await vi.advanceTimersByTimeAsync(100);
  expect(passed).not.toHaveBeenCalled();
  waiting[0]?.yes();
  await going;
  expect(passed).toHaveBeenCalled();
});
