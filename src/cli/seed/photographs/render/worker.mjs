import { rename, writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { takeJpeg } from './camera.mjs';
import { scenes } from './scenes/index.mjs';

sharp.concurrency(1);
sharp.cache(false);

/**
 * Draws one shot to its file: to a name of its own first, so that a file that is there is whole.
 * @param {import('./plan.mjs').Shot} shot @param {string} file
 */
async function draw(shot, file) {
  const scene = scenes[shot.scene];
  if (!scene) throw new Error(`No scene is called ${shot.scene}`);
  const frame = scene({ width: shot.width / 2, height: shot.height / 2 }, shot.params);
  const jpeg = await takeJpeg(frame, shot);
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, jpeg);
  await rename(unfinished, file);
}

parentPort?.on('message', async ({ shot, file }) => {
  try {
    await draw(shot, file);
    parentPort?.postMessage({ file });
  } catch (error) {
    parentPort?.postMessage({ file, error: error instanceof Error ? error.stack : String(error) });
  }
});
