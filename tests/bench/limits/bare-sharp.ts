import { availableParallelism } from 'node:os';
import { setImageThreads } from '@media/derive/configure-sharp';
import { probePhotograph } from '@media/derive/probe';
import { renderHere } from '@media/derive/render-here';
import sharp from 'sharp';

/** One photograph rendered from its file, with nothing written. */
type Draw = (file: string) => Promise<unknown>;

/** The modes: our own passes; three plain JPEGs of one decoding; one thumbnail, decoded as small as JPEG allows. */
const DRAWS: Record<string, Draw> = {
  passes: async (file) => {
    const options = { bigLongSide: 3500, optimise: true } as const;
    await renderHere({ kind: 'thumbnails', path: file, photo: await probePhotograph(file) });
    await renderHere({ kind: 'large', path: file, photo: await probePhotograph(file), options });
  },
  plain: async (file) => {
    const fit = { fit: 'inside', withoutEnlargement: true } as const;
    const whole = sharp(file).autoOrient().resize(3500, 3500, fit);
    const { data, info } = await whole.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const source = () => sharp(data, { raw: { width, height, channels } });
    await source().jpeg({ quality: 82 }).toBuffer();
    await source().resize(1280, 1280, fit).jpeg({ quality: 82 }).toBuffer();
    await source().resize({ height: 300 }).jpeg({ quality: 80 }).toBuffer();
  },
  thumbnail: (file) => sharp(file).autoOrient().resize({ height: 300 }).jpeg({ quality: 80 }).toBuffer(),
};

/** `MODE FILE…`: renders every file, one photograph a core as a worker does; prints photographs a second. */
async function main(): Promise<void> {
  const [mode = '', ...files] = process.argv.slice(2);
  const draw = DRAWS[mode];
  if (!draw || !files[0]) throw new Error('bare-sharp: MODE FILE…');
  setImageThreads(1);
  await draw(files[0]);
  const waiting = [...files];
  const begun = performance.now();
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await draw(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  console.log(JSON.stringify({ perSecond: (files.length / (performance.now() - begun)) * 1000 }));
}

await main();
