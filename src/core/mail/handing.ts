import { Transform } from 'node:stream';

/**
 * Passes a message's bytes on and holds back its end until `mark` is done: a failure before that means it was not sent.
 */
export function holdEnd(mark: () => Promise<unknown>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => {
      mark().then(() => done(), done);
    },
  });
}
