import type { UploadItem, UploadTotals } from './upload-types';

const DRAW_MS = 200;
const SPEED_MS = 6000;

const NONE: UploadTotals = {
  files: 0,
  done: 0,
  known: 0,
  refused: 0,
  failed: 0,
  bytes: 0,
  sent: 0,
  speed: 0,
  reading: 0,
  active: false,
  paused: false,
};

/** The state the dock shows: the totals, and the rows worth seeing now. */
export interface UploadSnapshot {
  totals: UploadTotals;
  rows: UploadItem[];
  /** Files not among the rows. */
  more: number;
}

const EMPTY: UploadSnapshot = { totals: NONE, rows: [], more: 0 };
/** Rows rendered at most; the rest is counted. */
const ROWS = 60;
const RANK: Record<UploadItem['phase'], number> = {
  failed: 0,
  refused: 1,
  sending: 2,
  reading: 3,
  queued: 4,
  waiting: 5,
  known: 6,
  done: 7,
};

/**
 * Every file of this page's uploads. Changes are rendered together, five times a second, so that 500 do not freeze it.
 */
export class UploadStore {
  readonly items = new Map<string, UploadItem>();
  paused = false;
  #snapshot: UploadSnapshot = EMPTY;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #marks: { time: number; sent: number }[] = [];

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): UploadSnapshot => this.#snapshot;

  /** The snapshot of server rendering: no uploads. */
  static none = (): UploadSnapshot => EMPTY;

  patch(id: string, change: Partial<UploadItem>): void {
    const item = this.items.get(id);
    if (!item) return;
    this.items.set(id, { ...item, ...change });
    this.touch();
  }

  /** Something changed: render soon. */
  touch(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#draw();
    }, DRAW_MS);
  }

  #draw(): void {
    const all = [...this.items.values()];
    const count = (phase: UploadItem['phase']) => all.filter((item) => item.phase === phase).length;
    const sends = all.filter(({ phase }) => phase !== 'known' && phase !== 'refused');
    const sent = sends.reduce(
      (sum, { phase, at, bytes }) => sum + (phase === 'done' ? bytes : isSent(phase) ? at : 0),
      0,
    );
    const active = all.some(({ phase }) => RANK[phase] >= 2 && RANK[phase] <= 5);
    const totals: UploadTotals = {
      files: all.length,
      done: count('done'),
      known: count('known'),
      refused: count('refused'),
      failed: count('failed'),
      bytes: sends.reduce((sum, { bytes }) => sum + bytes, 0),
      sent,
      speed: this.#speed(sent, active),
      reading: count('waiting') + count('reading'),
      active,
      paused: this.paused,
    };
    const ranked = all.sort((a, b) => RANK[a.phase] - RANK[b.phase]);
    this.#snapshot = { totals, rows: ranked.slice(0, ROWS), more: Math.max(0, all.length - ROWS) };
    for (const listener of this.#listeners) listener();
  }

  #speed(sent: number, active: boolean): number {
    const time = performance.now();
    if (!active || this.paused) this.#marks = [];
    this.#marks = [...this.#marks.filter((mark) => time - mark.time < SPEED_MS), { time, sent }];
    const first = this.#marks[0];
    return first && time - first.time > 800
      ? Math.max(0, ((sent - first.sent) / (time - first.time)) * 1000)
      : 0;
  }
}

const isSent = (phase: UploadItem['phase']) => phase === 'sending' || phase === 'failed';
