import { describe, expect, test } from 'vitest';
import { ADDRESS_FAILURES, MAIL_FAILURES, mayPass, type Refusal, readFailure } from './mail-failure';

const SAID: [string, Refusal, string, boolean][] = [
  [
    'Gmail',
    {
      reply: 550,
      code: 'EENVELOPE',
      command: 'RCPT TO',
      said: '550-5.1.1 The email account that you tried to reach does not exist.',
    },
    'unknown_address',
    false,
  ],
  [
    'Postfix',
    { reply: 550, said: '550 5.1.1 <a@b.test>: Recipient address rejected: User unknown in local table' },
    'unknown_address',
    false,
  ],
  ['an old server', { reply: 550, said: '550 No such user here' }, 'unknown_address', false],
  [
    'a domain that does not exist',
    { reply: 550, said: '550 5.1.2 Host or domain name not found' },
    'no_such_domain',
    false,
  ],
  [
    'a full mailbox',
    { reply: 452, said: '452 4.2.2 The recipient inbox is over quota' },
    'mailbox_full',
    true,
  ],
  ['a full mailbox in words', { reply: 552, said: '552 Mailbox full' }, 'mailbox_full', false],
  [
    'a message too large',
    { reply: 552, said: '552 5.3.4 Message size exceeds fixed limit' },
    'too_large',
    false,
  ],
  [
    'a spam filter',
    { reply: 554, code: 'EMESSAGE', said: '554 5.7.1 Message blocked as spam' },
    'taken_for_spam',
    false,
  ],
  [
    'a relay',
    { reply: 554, command: 'RCPT TO', said: '554 5.7.1 <a@b.test>: Relay access denied' },
    'sender_refused',
    false,
  ],
  ['a sender', { reply: 553, command: 'MAIL FROM', said: '553 rejected' }, 'sender_refused', false],
  ['a grey list', { reply: 451, said: '451 4.7.1 Greylisted, come back later' }, 'busy', true],
  ['nothing known', { reply: 554, said: '554 Transaction failed' }, 'refused', false],
  ['a wrong password', { reply: 535, code: 'EAUTH', said: 'Invalid login: 535 5.7.8' }, 'sign_in', true],
  [
    'an unreachable server',
    { code: 'ESOCKET', said: 'connect ECONNREFUSED 127.0.0.1:25' },
    'unreachable',
    true,
  ],
  ['another encryption', { code: 'ESOCKET', said: 'SSL routines: wrong version number' }, 'encryption', true],
  ['no address', { code: 'EENVELOPE', said: 'No recipients defined' }, 'unknown_address', false],
  [
    'a connection that broke at the end',
    { code: 'ECONNECTION', said: 'Connection closed', handed: true },
    'interrupted',
    false,
  ],
];

describe('a mail server’s reply', () => {
  test.each(SAID)('%s', (_who, refusal, trouble, again) => {
    expect([readFailure(refusal), mayPass(refusal)]).toEqual([trouble, again]);
  });

  test('each failure reason has a text', () => {
    for (const [, refusal] of SAID) expect(MAIL_FAILURES).toContain(readFailure(refusal));
    for (const trouble of ADDRESS_FAILURES) expect(MAIL_FAILURES).toContain(trouble);
  });
});
