import type { Asked } from './state';

/**
 * What goes wrong with a request. `500`: it fails and nothing was done; `500-after`: it fails although it was done;
 * both are repeated by the idempotency key. `slow`: it is done and answered after `until`; `slow-after`: it is done at once
 * and answered after `until`.
 */
export interface Fault {
  kind: '429' | '500' | '500-after' | 'cut-after' | 'cut-before' | 'slow' | 'slow-after';
  method: string;
  /** The beginning of its path. */
  path: string;
  /** How many requests it meets. */
  times: number;
  until?: Promise<void>;
  /** Called when a request meets it. */
  met?: () => void;
}

/** Takes the next fault for a request. */
export function faultFor(faults: Fault[], { method, path }: Asked): Fault | null {
  const fault = faults.find((one) => one.times > 0 && one.method === method && path.startsWith(one.path));
  if (!fault) return null;
  fault.times -= 1;
  fault.met?.();
  return fault;
}
