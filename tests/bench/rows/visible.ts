import type { Bench, RowGroup } from '../bench';
import { openChromium, withColdPage } from '../browser/open-browser';
import type { Line } from '../report/line';
import { clonePhotos } from '../support/clone-photos';
import { enterAs, makeProject } from '../support/projects';
import { takePhotographs, upload } from '../support/upload';

declare global {
  var arrived: Record<string, number>;
}

/** Runs in the page: notes when each tile's picture was there, by the clock of the machine. */
function noteArrivals(): void {
  globalThis.arrived = {};
  const note = (event: Event) => {
    const id = (event.target as HTMLElement | null)?.closest?.<HTMLElement>('[data-pid]')?.dataset.pid;
    if (id) globalThis.arrived[id] ??= Date.now();
  };
  // `load` events of images do not bubble to the window.
  document.addEventListener('load', note, { capture: true });
}

async function measureVisible(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const project = await makeProject(app, 'Arriving');
  await clonePhotos(app, project, 4);
  const person = await enterAs(app, project);
  const photographs = takePhotographs(bench.photographs, bench.quick ? 2 : 5);
  const browser = await openChromium();
  try {
    const ours = await withColdPage(browser, person, async (page) => {
      await page.addInitScript(noteArrivals);
      await page.goto(`${app.origin}/events/${project.id}`);
      await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
      const took: number[] = [];
      for (const photograph of photographs) {
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const id = await upload(app, project.gallery, photograph);
        const finished = Date.now();
        await page.waitForFunction((media) => globalThis.arrived[media] !== undefined, id);
        took.push(((await page.evaluate((media) => globalThis.arrived[media] ?? 0, id)) - finished) / 1000);
      }
      return took;
    });
    return [
      {
        what: 'uploaded → visible in an open gallery',
        unit: 's',
        ours,
        must: { atMost: 2 },
        note: 'from the answer to the last byte until another person’s browser shows the picture',
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The time a photograph takes into a gallery that is open elsewhere. */
export const visible: RowGroup = { id: 'visible', run: measureVisible };
