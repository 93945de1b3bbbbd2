import { availableParallelism, loadavg } from 'node:os';

/**
 * Milliseconds of "within a second": a second where the machine has nothing else to do, and as much longer as others
 * keep its cores busy. So a promise about time is held where it can be kept, and a busy machine breaks no test.
 */
export const aSecond = (): number => 1000 * (1 + (loadavg()[0] ?? 0) / availableParallelism());
