/** Why a message did not arrive; each has a text for its sender. */
export const MAIL_FAILURES = [
  'unknown_address',
  'no_such_domain',
  'mailbox_full',
  'too_large',
  'taken_for_spam',
  'sender_refused',
  'refused',
  'busy',
  'sign_in',
  'unreachable',
  'encryption',
  'interrupted',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Those of the address itself: the next message to it fails too. */
export const ADDRESS_FAILURES: readonly MailFailure[] = [
  'unknown_address',
  'no_such_domain',
  'mailbox_full',
  'refused',
];

/** After so many failed messages in a row no more are sent to an address. */
export const TOO_MANY_FAILURES = 3;

/** What is known of a refusal: the server's reply, or what happened to the connection. */
export interface Refusal {
  /** The reply's three digits; absent where the connection broke or was never made. */
  reply?: number;
  /** nodemailer's error code: `EAUTH`, `EENVELOPE`, … */
  code?: string;
  /** The command that was answered: `MAIL FROM`, `RCPT TO`, … */
  command?: string;
  said: string;
  /** The message's last byte was sent. */
  handed?: boolean;
}

const UNKNOWN =
  /user unknown|unknown (user|recipient)|no such (user|recipient|mailbox|person)|does(n't| not) exist|mailbox (unavailable|not found)|(recipient|address|mailbox)[^.]{0,40}(rejected|invalid|not found|disabled)|invalid (recipient|mailbox)/i;
const DOMAIN =
  /domain[^.]{0,30}(not found|does(n't| not) exist|unknown)|host[^.]{0,20}not found|null mx|no mx/i;
const FULL = /quota|mailbox[^.]{0,20}full|insufficient (system )?storage|over ?limit/i;
const SPAM = /spam|junk|block ?list|black ?list|blocked|reputation|bulk|unsolicited|policy/i;
const SENDER = /relay|sender|not (authori[sz]ed|authenticated|permitted)|spf|dkim|dmarc|from address/i;

/** By RFC 3463's subject and detail, `5.1.1` → `1.1`. */
const BY_STATUS: Record<string, MailFailure> = {
  '1.1': 'unknown_address',
  '1.2': 'no_such_domain',
  '1.3': 'unknown_address',
  '1.6': 'unknown_address',
  '1.7': 'sender_refused',
  '1.8': 'sender_refused',
  '1.10': 'no_such_domain',
  '2.1': 'unknown_address',
  '2.2': 'mailbox_full',
  '2.3': 'too_large',
  '3.4': 'too_large',
  '4.4': 'no_such_domain',
};

function byWords({ reply = 0, command = '', said }: Refusal): MailFailure {
  if (SPAM.test(said)) return 'taken_for_spam';
  if (command.startsWith('MAIL') || SENDER.test(said)) return 'sender_refused';
  if (FULL.test(said)) return 'mailbox_full';
  if (DOMAIN.test(said)) return 'no_such_domain';
  if (UNKNOWN.test(said)) return 'unknown_address';
  if (reply === 552) return 'too_large';
  return reply >= 500 || reply === 0 ? 'refused' : 'busy';
}

/** The failure reason of a refusal. */
export function readFailure(refusal: Refusal): MailFailure {
  const { reply, code = '', said, handed = false } = refusal;
  if (code === 'EAUTH') return 'sign_in';
  if (!reply) {
    if (handed) return 'interrupted';
    if (code === 'EENVELOPE') return 'unknown_address';
    return code === 'ETLS' || /\b(SSL|TLS|certificate)\b/i.test(said) ? 'encryption' : 'unreachable';
  }
  const status = /\b[245]\.(\d{1,3}\.\d{1,3})\b/.exec(said)?.[1];
  return BY_STATUS[status ?? ''] ?? byWords(refusal);
}

/**
 * Whether a retry of the same message may help: a server's 5xx about it will not change, and a message that may have
 * arrived must not be sent twice. A wrong password or an unreachable server will be fixed some time.
 */
export function mayPass({ reply, code, handed }: Refusal): boolean {
  if (code === 'EAUTH') return true;
  if (reply) return reply < 500;
  return !handed && code !== 'EENVELOPE';
}
