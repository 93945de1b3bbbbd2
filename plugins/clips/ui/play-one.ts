/** A film plays by itself while at least this share of it is in view. */
const HALF = 0.5;

/** Which of several films plays by itself: the one most in view, unless the reader paused it. */
export class PlayOne {
  #shares = new Map<HTMLVideoElement, number>();
  #paused = new Set<HTMLVideoElement>();
  #held: HTMLVideoElement | null = null;
  #refused: (video: HTMLVideoElement) => void;

  /** `refused` is called for a film that the browser does not let play by itself. */
  constructor(refused: (video: HTMLVideoElement) => void) {
    this.#refused = refused;
  }

  /** Notes how much of a film is in view (0 to 1). */
  see(video: HTMLVideoElement, share: number): void {
    this.#shares.set(video, share);
    this.#settle();
  }

  /** The reader paused a film, or plays it again. */
  setPaused(video: HTMLVideoElement, paused: boolean): void {
    if (paused) this.#paused.add(video);
    else this.#paused.delete(video);
    this.#settle();
  }

  /** The reader watches one with sound: no other plays beside it until it is out of view. */
  hold(video: HTMLVideoElement): void {
    this.#held = video;
    this.#settle();
  }

  forget(video: HTMLVideoElement): void {
    this.#shares.delete(video);
    this.#paused.delete(video);
    if (this.#held === video) this.#held = null;
  }

  #settle(): void {
    if (this.#held && (this.#shares.get(this.#held) ?? 0) < HALF) {
      this.#held.pause();
      this.#held = null;
    }
    const [best] = [...this.#shares].sort(([, one], [, other]) => other - one)[0] ?? [];
    for (const [video, share] of this.#shares) {
      if (video === this.#held) continue;
      const plays = !this.#held && video === best && share >= HALF && !this.#paused.has(video);
      if (!plays) video.pause();
      else if (video.paused)
        // A pause before the film has begun ends this promise too.
        video.play().catch((error: unknown) => {
          if (error instanceof Error && error.name === 'NotAllowedError') this.#refused(video);
        });
    }
  }
}
