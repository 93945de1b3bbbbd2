import type { Bench, RowGroup } from '../bench';
import { type Look, lookAt } from '../browser/look-at-gallery';
import { openChromium } from '../browser/open-browser';
import { PHONE, pickByTouch } from '../browser/phone';
import { serveNode } from '../load/run-node';
import type { Line } from '../report/line';
import { openGallery } from './list';

const PICKS = 10;

async function measurePhone(bench: Bench): Promise<Line[]> {
  const app = await bench.app();
  const { project, person } = await openGallery(app);
  const address = `${app.origin}/events/${project.id}`;
  const browser = await openChromium();
  const args = [app.origin, project.id, project.gallery, person.cookie, 'dense'];
  const plain = await serveNode('limits/plain-gallery.mjs', args);
  try {
    const looks: Look[] = [];
    const plains: Look[] = [];
    const taps: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      looks.push(await lookAt(browser, person, address, PHONE));
      plains.push(await lookAt(browser, person, plain.origin, PHONE));
      // Another gallery for each round: its photographs are not picked yet.
      const picked = await openGallery(app);
      taps.push(
        await pickByTouch(browser, picked.person, `${app.origin}/events/${picked.project.id}`, PICKS),
      );
    }
    const line = (what: string, key: 'lcp' | 'hundred', note?: string): Line => ({
      what: `phone on 4G: ${what}`,
      unit: 'ms',
      ours: looks.map((look) => look[key]),
      limit: { what: 'plain page, same pictures', rounds: plains.map((look) => look[key]) },
      note,
    });
    return [
      line(
        'LCP',
        'lcp',
        '390 × 844 at 2 ×, processor slowed to a quarter, 8.1 Mbit/s and 165 ms, cold cache, cover on',
      ),
      line('100 thumbnails', 'hundred'),
      {
        what: 'phone on 4G: from a tap on a heart to the next paint',
        unit: 'ms',
        ours: taps,
        must: { atMost: 200 },
        note: `the slowest of ${PICKS} picks; 200 ms is what Web Vitals call good`,
      },
    ];
  } finally {
    await plain.stop();
    await browser.close();
  }
}

/** A mid-range phone in the lab: how soon a gallery is there, and how soon a pick is seen. */
export const phone: RowGroup = { id: 'phone', run: measurePhone };
