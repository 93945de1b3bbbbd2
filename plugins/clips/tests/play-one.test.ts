import { expect, test } from 'vitest';
import { PlayOne } from '../ui/play-one';

/** A film that plays and pauses as in a browser. */
function film(refuses?: string) {
  const video = {
    paused: true,
    play: async () => {
      if (refuses) throw Object.assign(new Error('no'), { name: refuses });
      video.paused = false;
    },
    pause: () => {
      video.paused = true;
    },
  };
  return video as unknown as HTMLVideoElement;
}
const paused = (...films: HTMLVideoElement[]) => films.map((one) => one.paused);

test('of several films in view the one most in view plays, and no other', () => {
  const one = new PlayOne(() => undefined);
  const [first, second] = [film(), film()];
  one.see(first, 1);
  one.see(second, 0.5);
  expect(paused(first, second)).toEqual([false, true]);
  one.see(first, 0.25);
  one.see(second, 0.75);
  expect(paused(first, second)).toEqual([true, false]);
  one.see(second, 0.25);
  expect(paused(first, second)).toEqual([true, true]);
});

test('a film that the reader paused stays paused, until it is played again', () => {
  const one = new PlayOne(() => undefined);
  const first = film();
  one.see(first, 1);
  one.setPaused(first, true);
  one.see(first, 0.75);
  expect(first.paused).toBe(true);
  one.setPaused(first, false);
  expect(first.paused).toBe(false);
});

test('beside a film with sound none plays by itself, and it ends when it is out of view', async () => {
  const one = new PlayOne(() => undefined);
  const [first, second] = [film(), film()];
  one.see(first, 0.75);
  one.hold(first);
  await first.play();
  one.see(second, 1);
  expect(paused(first, second)).toEqual([false, true]);
  one.see(first, 0.25);
  expect(paused(first, second)).toEqual([true, false]);
});

test('a film that may not play by itself is reported, one that was paused meanwhile is not', async () => {
  const refused: HTMLVideoElement[] = [];
  const one = new PlayOne((video) => refused.push(video));
  const [kept, ended] = [film('NotAllowedError'), film('AbortError')];
  one.see(ended, 0.75);
  one.see(kept, 1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(refused).toEqual([kept]);
});
