import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderDemoPhotographs } from '@/cli/seed/photographs';
import { DRAWN } from './open-test-app';

/**
 * The photographs that are uploaded: the JPEGs of the folder KEEPERS_BENCH_PHOTOS names, else the demo studio's own,
 * rendered now if they do not exist yet.
 */
export async function ingestFiles(log: (line: string) => void): Promise<string[]> {
  log('drawing the demo photographs');
  const drawn = await renderDemoPhotographs({ outDir: DRAWN });
  const folder = process.env.KEEPERS_BENCH_PHOTOS;
  if (!folder) return drawn.map((photograph) => photograph.path);
  const names = readdirSync(folder).filter((name) => /\.jpe?g$/i.test(name));
  if (names.length === 0) throw new Error(`KEEPERS_BENCH_PHOTOS: there are no JPEGs in ${folder}`);
  return names.sort().map((name) => path.join(folder, name));
}
