import type { Counter } from './counters';

/** A project's sharing, as the studio's tab shows it. */
export interface SharingView {
  /** Whether clients and guests may share. */
  allowed: boolean;
  counts: Partial<Record<Counter, number>>;
  project: string;
  /** The name of its brand. */
  studio: string;
  /** The link that opens the project to guests, and where the studio sends it. */
  guests: { open: boolean; link: string; qr: string; whatsapp: string; email: string };
  /** Whether this installation has an app at Facebook. */
  facebook: boolean;
}
