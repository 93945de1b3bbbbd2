import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { planProducts, planShots, type Shot } from './render/plan.mjs';

/** The shoots, in the order they were taken. */
export type DemoSeries = 'morning' | 'seaside' | 'evening' | 'desert' | 'city' | 'ceremony';

export interface DemoPhotograph {
  /** Absolute path of the JPEG. */
  path: string;
  /** The file's name, as the camera wrote it; unique over all series. */
  name: string;
  series: DemoSeries;
  /** ISO 8601 with the offset of the place, as in the file's EXIF. */
  capturedAt: string;
  width: number;
  height: number;
}

export interface RenderOptions {
  /** Folder for the files; created if missing. Existing files are kept, not rendered again. */
  outDir: string;
  /** How many photographs; the first ones are spread over the series. Default all. */
  limit?: number;
  onProgress?: (done: number, total: number) => void;
}

/** Where the drawing code is: run from source, never bundled, since a worker needs a file of its own. */
const WORKER = 'src/cli/seed/photographs/render/worker.mjs';

/**
 * Draws the demo photographs, on all cores, and returns them in order of capture within each series.
 * The output is the same each time. Throws when a file cannot be drawn or written.
 */
export async function renderDemoPhotographs({
  outDir,
  limit,
  onProgress,
}: RenderOptions): Promise<DemoPhotograph[]> {
  await mkdir(outDir, { recursive: true });
  const shots = planShots(limit);
  const missing = missingIn(outDir, shots);
  let done = shots.length - missing.length;
  onProgress?.(done, shots.length);
  await drawAll(missing, outDir, () => onProgress?.(++done, shots.length));
  return shots.map(({ name, series, width, height, exposure }) => ({
    path: path.resolve(outDir, name),
    name,
    series: series as DemoSeries,
    capturedAt: exposure.capturedAt,
    width,
    height,
  }));
}

/** What the demo studio sells. */
export type DemoProduct = 'prints' | 'album' | 'files';

/** Draws the pictures of what the demo studio sells into a folder; returns their paths. Throws as above. */
export async function renderDemoProducts(outDir: string): Promise<Record<DemoProduct, string>> {
  await mkdir(outDir, { recursive: true });
  await drawAll(missingIn(outDir, planProducts()), outDir, () => undefined);
  const at = (product: DemoProduct) => path.resolve(outDir, `product-${product}.jpg`);
  return { prints: at('prints'), album: at('album'), files: at('files') };
}

const missingIn = (outDir: string, shots: Shot[]) =>
  shots.filter((shot) => !existsSync(path.join(outDir, shot.name)));

async function drawAll(shots: Shot[], outDir: string, onDone: () => void): Promise<void> {
  // The large files take longest: they start first, so that no core waits for the last one.
  const queue = [...shots].sort((a, b) => b.width * b.height - a.width * a.height);
  const crew = Math.min(queue.length, availableParallelism(), 8);
  await Promise.all(Array.from({ length: crew }, () => drawInWorker(queue, outDir, onDone)));
}

function drawInWorker(queue: Shot[], outDir: string, onDone: () => void): Promise<void> {
  const worker = new Worker(path.join(process.cwd(), WORKER));
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      const shot = queue.shift();
      if (shot) worker.postMessage({ shot, file: path.join(outDir, shot.name) });
      else resolve();
    };
    worker.on('error', reject);
    worker.on('message', ({ file, error }: { file: string; error?: string }) => {
      if (error) {
        queue.length = 0;
        return reject(new Error(`Could not draw ${file}: ${error}`));
      }
      onDone();
      next();
    });
    next();
  }).finally(() => worker.terminate());
}
