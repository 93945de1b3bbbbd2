import path from 'node:path';
import { ingestLocalFile } from '@media/upload/operations/ingest-local-file';
import { env } from '@/core/env';
import { renderDemoPhotographs } from './photographs';

/** Draws the demo photographs (cached in the data folder) and sends each through the real ingest. */
export async function seedPhotographs(
  galleries: { account: string; event: string; gallery: string; series: number }[],
  log: (line: string) => void,
): Promise<void> {
  const photographs = await renderDemoPhotographs({
    outDir: path.join(env().dataDir, 'demo-photographs'),
    onProgress: (done, total) => log(`Drawing demo photographs ${done} / ${total}`),
  });
  const series = [...new Set(photographs.map((photograph) => photograph.series))];
  for (const gallery of galleries) {
    const wanted = series[gallery.series % series.length];
    for (const photograph of photographs.filter((p) => p.series === wanted)) {
      await ingestLocalFile({ ...gallery, path: photograph.path, name: photograph.name });
    }
  }
}
