import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message the test server accepted. */
export interface Taken {
  from: string;
  to: string[];
  source: string;
}

/** An SMTP server on the loopback. `answer` may refuse a message by throwing an error with a `responseCode`. */
export async function startSmtp(answer: (count: number) => void | Promise<void> = () => undefined) {
  const taken: Taken[] = [];
  let seen = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        try {
          await answer(++seen);
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          taken.push({
            from,
            to: rcptTo.map((one) => one.address),
            source: Buffer.concat(parts).toString('utf8'),
          });
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    seen: () => seen,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A refusal as a mail server writes it. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
