import { z } from 'zod';
import { DEVICE_SCOPES, type DeviceScope } from '@/core/access/device-scopes';
import type { Role } from '@/core/access/roles';

/** Maximum length of a device's name. */
export const DEVICE_NAME_MAX = 100;

/** Kinds of programs: ours, and any other. */
export const DEVICE_KINDS = ['agent', 'lightroom', 'program'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** The scopes that pairing proposes for a kind of program. */
export const PROPOSED_SCOPES: Record<DeviceKind, readonly DeviceScope[]> = {
  agent: ['upload', 'projects', 'photographs'],
  lightroom: DEVICE_SCOPES,
  program: ['upload', 'projects', 'selections'],
};

/** The scopes without which a program of a kind cannot do its work. */
export const NEEDED_SCOPES: Record<DeviceKind, readonly DeviceScope[]> = {
  agent: ['upload', 'projects'],
  lightroom: ['upload', 'projects', 'photographs'],
  program: [],
};

const name = z
  .string()
  .transform((text) => text.replace(/\p{Cc}|\p{Cf}/gu, ' ').trim())
  .pipe(z.string().min(1).max(DEVICE_NAME_MAX));
const version = z.string().max(40);
const scopes = z
  .array(z.enum(DEVICE_SCOPES))
  .min(1)
  .transform((given) => DEVICE_SCOPES.filter((scope) => given.includes(scope)));

/** A token that a person makes by hand: its name and scopes. */
export const deviceSchema = z.strictObject({ name, scopes: scopes.default(['upload', 'selections']) });

/** What a program says of itself when it asks for a code. */
export const codeSchema = z.object({
  name,
  kind: z.enum(DEVICE_KINDS).default('program'),
  version: version.optional(),
});

/** The decision about a code. */
export const decisionSchema = z.object({
  code: z.string().max(40),
  allow: z.boolean(),
  name: name.optional(),
  scopes: scopes.optional(),
});

const count = z.int().min(0).max(10_000_000);

/** What a program does, as its heartbeat says. */
export const heartbeatSchema = z.object({
  version: version.optional(),
  state: z
    .object({
      status: z.enum(['idle', 'busy', 'paused', 'stopped']),
      pending: count.optional().describe('Files that wait.'),
      failed: count.optional().describe('Files that were refused.'),
      missing: count.optional().describe('Folders that it cannot read now.'),
      galleries: z
        .array(z.uuid())
        .max(500)
        .optional()
        .describe('Galleries that it keeps in step with folders.'),
    })
    .default({ status: 'idle' }),
});
export type Heartbeat = z.infer<typeof heartbeatSchema>;

/** Whether a user may see and revoke a device token: its owner, and the owner of the account. */
export function mayEndDevice(role: Role, own: boolean): boolean {
  return own || role === 'owner' || role === 'operator';
}

/** Newest and oldest usable versions of our own programs. Other programs have none. */
export const VERSIONS: Record<DeviceKind, { latest: string; minimum: string } | null> = {
  agent: { latest: '1.0.0', minimum: '1.0.0' },
  lightroom: { latest: '1.0.0', minimum: '1.0.0' },
  program: null,
};

/** Silence after which a program counts as not running, in ms. */
export const SILENT_MS = 120_000;

/** Compares dotted versions by number; a part that is no number counts as 0. */
export function isOlder(version: string, than: string): boolean {
  const [left, right] = [version, than].map((text) =>
    (text.split(/[-+]/, 1)[0] ?? '').split('.').map((part) => Number.parseInt(part, 10) || 0),
  ) as [number[], number[]];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Whether a program is too old for this server. A version that it does not name counts as current. */
export function needsUpdate(kind: DeviceKind, version: string | null): boolean {
  const known = VERSIONS[kind];
  return known !== null && version !== null && isOlder(version, known.minimum);
}

/**
 * What the page shows of a program: `waiting` for one of ours that was allowed and has not sent a heartbeat yet,
 * `unknown` for one that never sends heartbeats.
 */
export type DeviceState = 'connected' | 'needs_update' | 'not_running' | 'waiting' | 'unknown';

/** The state of a program at `now`, by its last heartbeat. */
export function deviceState(
  device: { kind: DeviceKind; version: string | null; seen_at: string | null; state: unknown },
  now: number,
): DeviceState {
  if (!device.seen_at) {
    if (device.state !== null) return 'not_running';
    return device.kind === 'program' ? 'unknown' : 'waiting';
  }
  if (now - Date.parse(device.seen_at) > SILENT_MS) return 'not_running';
  return needsUpdate(device.kind, device.version) ? 'needs_update' : 'connected';
}
