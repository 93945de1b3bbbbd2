import { availableParallelism, loadavg } from 'node:os';

/**
 * Milliseconds of "within a second": a second on an idle machine, and proportionally longer under load, so that
 * a busy machine fails no test.
 */
export const aSecond = (): number => 1000 * (1 + (loadavg()[0] ?? 0) / availableParallelism());
