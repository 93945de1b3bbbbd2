import { Transform } from 'node:stream';

/** Lets a message's bytes through and holds back its end until `mark` is done: whatever fails before was not handed over. */
export function holdEnd(mark: () => Promise<unknown>): Transform {
  return new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => {
      mark().then(() => done(), done);
    },
  });
}
