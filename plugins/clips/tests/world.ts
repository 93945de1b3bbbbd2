import { spawnSync } from 'node:child_process';
import { derivativeKey } from '@media/pictures/address';
import { storage } from '@media/storage/files';
import type { Project } from '@root/tests/helpers/studio';
import { makeJpeg } from '@/cli/seed/photographs/fixtures';
import { pool } from '@/core/db/pool';

/** Tests of films need ffmpeg; without it they are skipped, with this line. */
export const NEEDS = 'needs ffmpeg: apt-get install -y ffmpeg';
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
if (!hasFfmpeg) console.warn(`Films are not tested: it ${NEEDS}`);

/** Gives a project's photographs real pictures: landscape ones, and each third upright. */
export async function drawPhotos(project: Project, long = 1500): Promise<void> {
  for (const [at, media] of project.medias.entries()) {
    const upright = at % 3 === 2;
    const size = upright ? { width: (long * 2) / 3, height: long } : { width: long, height: (long * 2) / 3 };
    const jpeg = await makeJpeg({ ...size, seed: 7000 + at });
    for (const name of ['big', 'medium', 's600', 's300'] as const)
      await storage().put(derivativeKey(project.id, media, 'v1', name), jpeg, { contentType: 'image/jpeg' });
    await pool().query('update media set width = $2, height = $3, captured_at = $4 where id = $1', [
      media,
      size.width,
      size.height,
      `2026-09-12T1${at % 10}:00:00`,
    ]);
  }
}

/** What ffprobe says of a file: its streams, and the order of its boxes. */
export function probe(file: string): {
  streams: Record<string, string | number>[];
  format: Record<string, string | number>;
} {
  const { stdout } = spawnSync(
    'ffprobe',
    ['-v', 'error', '-show_streams', '-show_format', '-of', 'json', file],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}
