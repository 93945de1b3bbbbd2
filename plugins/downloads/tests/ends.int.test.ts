import { aSecond } from '@root/tests/helpers/a-second';
import { entriesOf } from '@root/tests/helpers/entries';
import { someOf } from '@root/tests/helpers/part';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, type Project, type Studio } from '@root/tests/helpers/studio';
import { openTestApp, sqlOf } from '@root/tests/helpers/test-app';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { change, openProject, placed, weigh } from './world';

const app = await openTestApp();
const sql = sqlOf(app);
let studio: Studio;

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio();
});

const { client } = entriesOf(app);
const code = (answer: { status: number; json: Record<string, unknown> }) => [answer.status, answer.json.code];

describe('what ends a download', () => {
  const ends: [string, (project: Project) => Promise<unknown>, number, string][] = [
    ['unpublishing', (p) => change(p, { published_at: null }), 403, 'PROJECT_NOT_OPEN'],
    ['expiry', (p) => change(p, { expires_at: new Date(Date.now() - 1000) }), 403, 'PROJECT_EXPIRED'],
    [
      'revoking',
      (p) => sql('update grants set revoked_at = now() where event_id = $1', [p.id]),
      404,
      'NOT_FOUND',
    ],
    ['reopening the selection', (p) => change(p, { printselectiondone: false }), 403, 'SELECTION_NOT_DONE'],
    ['the switch', (p) => change(p, { allow_downloads: false }), 403, 'DOWNLOAD_NOT_ALLOWED'],
    ['a watermark', (p) => change(p, { add_watermark: true }), 422, 'SIZE_NOT_OFFERED'],
    [
      'withdrawing',
      (p) => sql('update media set private = true where id = $1', [p.medias[0]]),
      409,
      'DOWNLOAD_CHANGED',
    ],
    [
      'the trash',
      (p) => sql('update media set deleted_at = now() where id = $1', [p.medias[0]]),
      409,
      'DOWNLOAD_CHANGED',
    ],
    [
      'an edit',
      (p) => sql(`update media set sha256 = 'other' where id = $1`, [p.medias[0]]),
      409,
      'DOWNLOAD_CHANGED',
    ],
  ];

  test.each(ends)('%s ends later requests', async (_what, end, status, said) => {
    const project = await openProject(studio);
    const who = await client(project);
    const { parts } = await placed(who, project);
    await end(project);
    expect(code(await who.get(parts[0]?.url ?? ''))).toEqual([status, said]);
  });

  /** Three of the nine in `npm test`: all are found by the same check of the rights. */
  test.each(someOf('running downloads', ends, 3))(
    '%s ends one that runs, within a second',
    async (_what, end) => {
      const project = await openProject(studio, { medias: 2 });
      for (const media of project.medias) await weigh(project, media, 24_000_000);
      const who = await client(project);
      const { parts } = await placed(who, project);
      const answer = await fetch(`${app.origin}${parts[0]?.url}`, { headers: { Cookie: who.cookie } });
      const reader = answer.body?.getReader();
      await reader?.read();
      await end(project);
      const [ended] = await sql<{ at: Date }>('select clock_timestamp() as at');
      // Read as slowly as over a mobile connection: what is in flight is read, and the connection must end early.
      const read = async () => {
        while (!(await reader?.read())?.done) await new Promise((resolve) => setTimeout(resolve, 4));
      };
      const broken = expect(read()).rejects.toThrow();
      const stopped = await vi.waitFor(async () => {
        const [row] = await sql<{ at: Date; sent: number }>(
          'select last_at as at, sent::int as sent from downloads where event_id = $1 and last_at is not null',
          [project.id],
        );
        return row ?? Promise.reject(new Error('The download has not ended'));
      }, 20_000);
      expect(Number(stopped.at) - Number(ended?.at)).toBeLessThan(aSecond());
      expect(stopped.sent).toBeLessThan(48_000_000);
      await broken;
      expect(
        await sql('select 1 from downloads where event_id = $1 and counted_at is not null', [project.id]),
      ).toEqual([]);
    },
  );
});
