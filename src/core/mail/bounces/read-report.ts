import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { type MailFailure, readFailure } from '@/core/mail/mail-failure';

/** One message that bounced, or is delayed. */
export interface Bounce {
  /** The Message-IDs it may be about, with their angles; those that are not ours are ignored. */
  ids: string[];
  /** False: it is delayed, or arrived; nothing is to be done. */
  failed: boolean;
  trouble: MailFailure;
  said: string;
}

const one = z.object({
  message_id: z.string().min(3).max(300),
  type: z.enum(['hard', 'soft', 'delayed', 'delivered']).default('hard'),
  /** RFC 3463: `5.1.1`. */
  status: z.string().max(20).optional(),
  reason: z.string().max(2000).optional(),
});
const several = z.object({ reports: z.array(one).min(1).max(500) });
const json = z.union([several, one.transform((report) => ({ reports: [report] }))]);

const MAIL_TYPES = new Set(['message/delivery-status', 'message/rfc822', 'multipart/report', 'text/plain']);

const withAngles = (id: string) => (id.startsWith('<') ? id : `<${id}>`);

const line = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1000);

function troubleOf(status: string, said: string): MailFailure {
  const reply = Number(/\b[45]\d\d\b/.exec(said)?.[0] ?? (status.startsWith('4') ? 450 : 550));
  const trouble = readFailure({ reply, said: `${status} ${said}` });
  // It bounced for good, whatever the last reply was.
  return trouble === 'busy' ? 'unreachable' : trouble;
}

function readJson(text: string): Bounce[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new KeepersError('INVALID_INPUT');
  }
  const read = json.safeParse(value);
  if (!read.success) throw new KeepersError('INVALID_INPUT');
  return read.data.reports.map(({ message_id, type, status = '', reason = '' }) => ({
    ids: [withAngles(message_id)],
    failed: type === 'hard',
    trouble: troubleOf(status, reason),
    said: line(`${status} ${reason}`),
  }));
}

/**
 * Reads a report as mail servers write it (RFC 3464): the delivery-status part alone, or the whole message around it.
 * Its MIME parts are not parsed: the few lines that matter are searched for.
 */
function readDeliveryStatus(text: string): Bounce[] {
  const unfolded = text.replace(/\r?\n[ \t]+/g, ' ');
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
  const action = field('Action').toLowerCase();
  if (!action) throw new KeepersError('INVALID_INPUT');
  const status = field('Status');
  const said = field('Diagnostic-Code').replace(/^smtp;\s*/i, '');
  const ids = [...unfolded.matchAll(/<[^<>@\s]{1,100}@[^<>@\s]{1,190}>/g)].map(([id]) => id);
  // Where only the envelope is named: its id is the message's own.
  const envelope = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(field('Original-Envelope-Id'))?.[0];
  if (envelope) ids.push(`<${envelope.toLowerCase()}@`);
  return [
    {
      ids: [...new Set(ids)].slice(0, 100),
      failed: action === 'failed',
      trouble: troubleOf(status, said),
      said: line(`${status} ${said}`),
    },
  ];
}

/** Reads a report of any supported kind. Throws UNSUPPORTED_TYPE, INVALID_INPUT. */
export function readReport(contentType: string, text: string): Bounce[] {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return readJson(text);
  if (MAIL_TYPES.has(type)) return readDeliveryStatus(text);
  throw new KeepersError('UNSUPPORTED_TYPE');
}
