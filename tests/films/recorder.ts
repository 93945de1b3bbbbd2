import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** The picture of a film, in px. */
export const FILM = { width: 1120, height: 700 };

/** Frames a second of the file: a screen changes at once, and little moves. */
const RATE = 12;
/** Milliseconds that a film rests after each action, so that people see what it did. */
const REST = 900;
/** Milliseconds that a film rests at the end of a step, so that people can read its text. */
const READ = 1400;
/** The background beside a phone. */
const BESIDE = '0xf4f2ee';

const run = promisify(execFile);

/** Shows the pointer, which the browser's own pictures leave out, and each press. */
function showPointer(): void {
  addEventListener('DOMContentLoaded', () => {
    const dot = document.createElement('div');
    dot.setAttribute('aria-hidden', 'true');
    Object.assign(dot.style, {
      position: 'fixed',
      zIndex: '2147483647',
      width: '22px',
      height: '22px',
      margin: '-11px 0 0 -11px',
      borderRadius: '50%',
      border: '2px solid #fff',
      background: 'rgb(20 20 20 / 0.55)',
      boxShadow: '0 1px 4px rgb(0 0 0 / 0.4)',
      pointerEvents: 'none',
      // A popover fills the window, and right wins over left where text runs from the right.
      inset: '-50px auto auto -50px',
      transition: 'scale 120ms ease',
    });
    // A popover is above dialogs, which are in the browser's top layer.
    dot.popover = 'manual';
    document.documentElement.append(dot);
    const raise = () => {
      if (dot.matches(':popover-open')) dot.hidePopover();
      dot.showPopover();
    };
    addEventListener('mousemove', (move) => {
      raise();
      dot.style.left = `${move.clientX}px`;
      dot.style.top = `${move.clientY}px`;
    });
    addEventListener('mousedown', () => {
      dot.style.scale = '0.65';
    });
    addEventListener('mouseup', () => {
      dot.style.scale = '1';
    });
  });
}

/** A film being recorded: what its pages show, and when its steps begin. */
export class Film {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'keepers-film-'));
  private readonly frames: { file: string; at: number }[] = [];
  private readonly steps: number[] = [];
  private session: CDPSession | null = null;
  private page: Page | null = null;
  /** Seconds of the browser's clock at the first picture. */
  private first = 0;

  /** Prepares a page: its pointer will be visible. Call before it opens an address. */
  static async prepare(page: Page): Promise<void> {
    await page.addInitScript(showPointer);
  }

  /** Records this page from now on, instead of the one before. */
  async show(page: Page): Promise<void> {
    await this.pause();
    this.page = page;
    await page.bringToFront();
    const session = await page.context().newCDPSession(page);
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      if (this.session !== session) return;
      const file = path.join(this.folder, `${String(this.frames.length).padStart(5, '0')}.jpg`);
      writeFileSync(file, Buffer.from(data, 'base64'));
      this.frames.push({ file, at: metadata.timestamp ?? Date.now() / 1000 });
    });
    this.session = session;
    await session.send('Page.startScreencast', { format: 'jpeg', quality: 95 });
    if (this.first === 0) this.first = Date.now() / 1000;
  }

  /** Stops recording until the next `show`; the time between is not in the film. */
  async pause(): Promise<void> {
    const { session } = this;
    if (!session) return;
    await this.rest();
    this.session = null;
    this.page = null;
    await session.send('Page.stopScreencast').catch(() => undefined);
    await session.detach().catch(() => undefined);
    this.frames.push({ file: '', at: Date.now() / 1000 });
  }

  /** The next step of the tutorial begins here. */
  async step(): Promise<void> {
    if (this.steps.length > 0) await this.rest(READ);
    this.steps.push(Date.now() / 1000);
  }

  /** Waits as long as a person needs to see what happened. */
  async rest(ms = REST): Promise<void> {
    await this.page?.waitForTimeout(ms);
  }

  /** Moves the pointer to a control, clicks it, and rests; `across` is the part of its width, from the left. */
  async click(control: Locator, across = 0.5): Promise<void> {
    const page = control.page();
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    const position = box ? { x: box.width * across, y: box.height / 2 } : undefined;
    if (box && position) await page.mouse.move(box.x + position.x, box.y + position.y, { steps: 18 });
    await this.rest(250);
    await control.click({ position });
    await this.rest();
  }

  /** Types into a field as a person would. */
  async type(field: Locator, text: string): Promise<void> {
    // At the end of the field, where the pointer covers no text.
    await this.click(
      field,
      await field.evaluate((one) => (getComputedStyle(one).direction === 'rtl' ? 0.15 : 0.85)),
    );
    await field.pressSequentially(text, { delay: 70 });
    await this.rest(400);
  }

  /** Scrolls the page smoothly by this many px. */
  async scroll(px: number): Promise<void> {
    for (let done = 0; done < px; done += 40) {
      await this.page?.mouse.wheel(0, 40);
      await this.rest(30);
    }
    await this.rest();
  }

  /**
   * Writes the film, H.264 in an MP4, to `file`. Returns the second at which each step begins. Throws where ffmpeg
   * fails.
   */
  async write(file: string): Promise<number[]> {
    await this.rest(READ);
    await this.pause();
    const lines: string[] = [];
    const starts: number[] = [];
    let clock = 0;
    let next = 0;
    for (const [nr, frame] of this.frames.entries()) {
      const until = this.frames[nr + 1]?.at ?? frame.at;
      for (; next < this.steps.length && (this.steps[next] as number) <= until; next += 1)
        starts.push(round(frame.file ? clock + Math.max(0, (this.steps[next] as number) - frame.at) : clock));
      if (!frame.file) continue;
      const lasts = Math.max(0.001, until - frame.at);
      lines.push(`file '${frame.file}'`, `duration ${lasts.toFixed(3)}`);
      clock += lasts;
    }
    // ffmpeg shows the last picture only as long as another follows.
    lines.push(lines.at(-2) ?? '');
    const list = path.join(this.folder, 'frames.txt');
    writeFileSync(list, lines.join('\n'));
    mkdirSync(path.dirname(file), { recursive: true });
    const { width, height } = FILM;
    const fit = `scale=${width}:${height}:force_original_aspect_ratio=decrease,pad=${width}:${height}:-1:-1:color=${BESIDE}`;
    await run('ffmpeg', [
      ...['-y', '-v', 'error', '-f', 'concat', '-safe', '0', '-i', list],
      ...['-vf', `${fit},fps=${RATE},format=yuv420p`, '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '27'],
      ...[
        '-tune',
        'animation',
        '-g',
        String(RATE * 10),
        '-movflags',
        '+faststart',
        '-map_metadata',
        '-1',
        file,
      ],
    ]);
    rmSync(this.folder, { recursive: true });
    return starts;
  }
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;
