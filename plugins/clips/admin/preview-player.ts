import { type Picture, pictureAt } from '../rules/picture';
import { ON_GROUND, titlePlace } from '../rules/place-words';
import { type ClipPlan, FPS, type Timeline } from '../rules/timeline';
import { playTrack } from './play-track';
import { softCopy } from './preview-soft';
import { drawText, loadLetters } from './preview-text';

export interface PreviewInput {
  plan: ClipPlan;
  timeline: Timeline;
  rtl: boolean;
  /** Addresses of the photographs, in the plan's order. */
  sources: string[];
  words: { title: string; about: string; closing: string };
  sound: { music: string; volume: number; fade: boolean };
  /** Called with the frame that is shown. */
  onTime: (frame: number) => void;
  onEnd: () => void;
}

/** Plays a clip on a canvas, with its generated music. */
export class PreviewPlayer {
  #canvas: HTMLCanvasElement;
  #input: PreviewInput;
  #images = new Map<number, HTMLImageElement>();
  #frame = 0;
  #ticking = 0;
  #endSound: (() => void) | null = null;
  #closed = false;

  constructor(canvas: HTMLCanvasElement, input: PreviewInput) {
    this.#canvas = canvas;
    this.#input = input;
  }

  /** Stops, and shows one frame as soon as its photographs are loaded. */
  async show(frame: number): Promise<void> {
    this.pause();
    this.#frame = frame;
    this.#input.onTime(frame);
    const picture = this.#picture(frame);
    this.#draw(picture);
    const waits = picture.layers.flatMap(({ photo }) => (photo === null ? [] : [this.#image(photo)]));
    const { plan, words } = this.#input;
    // A photograph that cannot be loaded leaves its place empty.
    await Promise.all([
      loadLetters(plan.theme, Object.values(words).join('')),
      ...waits.map((image) => image.decode().catch(() => undefined)),
    ]);
    if (!this.#closed && this.#frame === frame) this.#draw(picture);
  }

  /** Plays from the shown frame, or from the beginning at the end. */
  async play(): Promise<void> {
    const { timeline } = this.#input;
    if (this.#frame >= timeline.frames - 2) this.#frame = 0;
    const from = this.#frame;
    await this.#startSound(from / FPS);
    const began = performance.now();
    const tick = () => {
      const frame = from + Math.floor(((performance.now() - began) / 1000) * FPS);
      if (frame >= timeline.frames) {
        this.pause();
        this.#input.onEnd();
        return;
      }
      this.#frame = frame;
      this.#draw(this.#picture(frame));
      this.#loadAhead(frame);
      this.#input.onTime(frame);
      this.#ticking = requestAnimationFrame(tick);
    };
    this.#ticking = requestAnimationFrame(tick);
  }

  pause(): void {
    cancelAnimationFrame(this.#ticking);
    this.#endSound?.();
    this.#endSound = null;
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  #picture(frame: number): Picture {
    return pictureAt(this.#input.timeline, this.#input.plan.frame, frame, this.#input.rtl);
  }

  #image(photo: number): HTMLImageElement {
    const known = this.#images.get(photo);
    if (known) return known;
    const image = new Image();
    image.src = this.#input.sources[photo] ?? '';
    this.#images.set(photo, image);
    return image;
  }

  #loadAhead(frame: number): void {
    const soon = this.#picture(Math.min(frame + 3 * FPS, this.#input.timeline.frames - 1));
    for (const { photo } of soon.layers) if (photo !== null) this.#image(photo);
  }

  #draw({ layers, veil, title, closing }: Picture): void {
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const { plan, words } = this.#input;
    const { frame, theme } = plan;
    const scale = this.#canvas.width / frame.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.globalAlpha = 1;
    context.fillStyle = theme.colors.ground;
    context.fillRect(0, 0, frame.width, frame.height);
    for (const { photo, source, dest, clip, alpha, soft } of layers) {
      context.save();
      context.beginPath();
      context.rect(clip.x, clip.y, clip.width, clip.height);
      context.clip();
      context.globalAlpha = alpha;
      const image = photo === null ? null : this.#image(photo);
      if (image?.complete && image.naturalWidth > 0) {
        // An image that is in no page has its own sides, as a canvas has.
        const drawn = soft ? softCopy(image, theme.colors.ground) : image;
        const { width, height } = drawn;
        context.drawImage(
          drawn,
          source.x * width,
          source.y * height,
          source.width * width,
          source.height * height,
          dest.x,
          dest.y,
          dest.width,
          dest.height,
        );
      } else context.fillRect(dest.x, dest.y, dest.width, dest.height);
      context.restore();
    }
    context.globalAlpha = veil;
    context.fillRect(0, 0, frame.width, frame.height);
    const place = titlePlace(this.#input.timeline, plan.photos, frame);
    drawText(context, { frame, theme, title: words.title, about: words.about, alpha: title, place });
    drawText(context, { frame, theme, title: '', about: words.closing, alpha: closing, place: ON_GROUND });
    context.globalAlpha = 1;
  }

  /** Plays the generated track from a moment on; an uploaded one is heard in the film alone. */
  async #startSound(seconds: number): Promise<void> {
    const { sound, timeline } = this.#input;
    const [kind, id = ''] = sound.music.split(':');
    if (kind !== 'track') return;
    const played = await playTrack(
      id,
      { ...sound, seconds: timeline.frames / FPS, from: seconds },
      () => this.#closed,
    );
    this.#endSound = played?.end ?? null;
  }
}
