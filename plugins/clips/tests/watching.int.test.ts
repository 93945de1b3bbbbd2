import type { Browser } from '@root/tests/helpers/browser';
import { entriesOf } from '@root/tests/helpers/entries';
import { describe, expect, test } from 'vitest';
import type { ClipsView } from '../wire';
import { app, at, client, create, file, finish, guest, owner, project, sql, watched } from './clip-world';

describe('a finished clip', () => {
  test('is watched by the people of its project, and by no one without a film or while it is not shown', async () => {
    const { clip } = await create();
    expect(await watched(client)).toEqual([]);
    await finish(clip.id);
    for (const who of [client, guest, owner])
      expect(await watched(who)).toMatchObject([{ id: clip.id, title: 'Noa & Itai' }]);
    await owner.put(`${at()}/${clip.id}`, { shown: false });
    expect(await watched(guest)).toEqual([]);
    expect((await guest.get(file(clip.id))).status).toBe(404);
    expect((await owner.get(file(clip.id))).status).toBe(200);
  });

  test('with a hidden photograph is not seen by guests, with a deleted one by no client; its studio sees that', async () => {
    const { clip } = await create();
    await finish(clip.id);
    await sql('update media set hidden = true where id = $1', [project.medias[1]]);
    expect([(await watched(guest)).length, (await watched(client)).length]).toEqual([0, 1]);
    expect((await guest.get(file(clip.id))).status).toBe(404);
    const seen = (await owner.get(at())).json as unknown as ClipsView;
    expect(seen.clips[0]).toMatchObject({ outdated: true });
    await sql('update media set deleted_at = now() where id = $1', [project.medias[1]]);
    expect((await client.get(file(clip.id))).status).toBe(404);
  });

  test('is sent in ranges, with a strong ETag, as video', async () => {
    const { clip } = await create();
    await finish(clip.id);
    const whole = await client.get(file(clip.id));
    expect([whole.status, whole.text, whole.headers.get('content-type')]).toEqual([
      200,
      '0123456789',
      'video/mp4',
    ]);
    const part = await client.send('GET', file(clip.id), { headers: { Range: 'bytes=2-5' } });
    expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
      206,
      '2345',
      'bytes 2-5/10',
    ]);
    const past = await client.send('GET', file(clip.id), { headers: { Range: 'bytes=20-' } });
    expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const etag = whole.headers.get('etag') ?? '';
    expect((await client.send('GET', file(clip.id), { headers: { 'If-None-Match': etag } })).status).toBe(
      304,
    );
    for (const wrong of [
      file(clip.id, 'wide.mov'),
      file(clip.id, 'square.mp4'),
      file(clip.id, 'wide.mp4', 'v2'),
    ])
      expect((await client.get(wrong)).status).toBe(404);
  });

  test('has captions with its title and its music, in the reader’s language', async () => {
    const { clip } = await create();
    await finish(clip.id);
    const captions = await client.get(file(clip.id, 'captions.vtt'));
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/);
    expect(captions.text).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nNoa &amp; Itai\n\n00:00:04.000 --> 00:00:12.000\n♪ Music ♪\n',
    );
  });

  test('is downloaded where all photographs may be downloaded', async () => {
    const { clip } = await create();
    await finish(clip.id);
    const path = `${file(clip.id)}?download`;
    expect((await client.get(path)).status).toBe(403);
    expect((await watched(client))[0]?.download).toBe('never');
    await sql(
      'update events set allow_downloads = true, allow_downloads_selection_only = false where id = $1',
      [project.id],
    );
    // It says when: once the selection is sent.
    expect((await watched(client))[0]?.download).toBe('later');
    expect((await watched(guest))[0]?.download).toBe('never');
    expect((await client.get(path)).status).toBe(403);
    await sql('update events set printselectiondone = true where id = $1', [project.id]);
    expect((await watched(client))[0]?.download).toBe('now');
    expect((await watched(guest))[0]?.download).toBe('never');
    const sent = await client.get(path);
    expect([sent.status, sent.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
  });

  test('is open to everyone with its address while the project shares, without a download', async () => {
    const { clip } = await create();
    await finish(clip.id);
    const visitor = entriesOf(app).fresh();
    const page = `/events/${project.id}/clips/${clip.id}`;
    await sql('update events set allow_sharing = false where id = $1', [project.id]);
    expect([(await visitor.get(file(clip.id))).status, (await visitor.page(page)).status]).toEqual([
      404, 401,
    ]);
    expect((await watched(client))[0]?.share).toBeNull();
    await sql('update events set allow_sharing = true where id = $1', [project.id]);
    expect((await watched(client))[0]?.share).toMatch(new RegExp(`^http.*${page}$`));
    expect((await visitor.get(file(clip.id))).status).toBe(200);
    expect((await visitor.get(`${file(clip.id)}?download`)).status).toBe(403);
    expect((await visitor.page(page)).status).toBe(200);
    await sql('update media set hidden = true where id = $1', [project.medias[0]]);
    expect((await visitor.get(file(clip.id))).status).toBe(404);
  });

  test('of a project that does not share is opened by its link after entering', async () => {
    const { clip } = await create();
    await finish(clip.id);
    await sql('update events set allow_sharing = false where id = $1', [project.id]);
    const visitor = entriesOf(app).fresh();
    const page = `/events/${project.id}/clips/${clip.id}`;
    const nowhere = page.replace(project.id, '0199aaaa-0000-7000-8000-000000000000');
    const [here, missing] = [await visitor.page(page), await visitor.page(nowhere)];
    expect([here.status, missing.status]).toEqual([401, 401]);
    const [event] = await sql<{ code: string }>('select code from events where id = $1', [project.id]);
    const entered = await visitor.post(
      '/client_access',
      { code: event?.code },
      { headers: { Referer: `http://localhost${page}` } },
    );
    expect(entered.json).toMatchObject({ path: page });
    expect((await visitor.page(page)).status).toBe(200);
  });

  test('of a public project that does not share leads visitors to its gallery', async () => {
    const { clip } = await create();
    await finish(clip.id);
    await sql('update events set allow_sharing = false, available_public = true where id = $1', [project.id]);
    const answer = await entriesOf(app).fresh().page(`/events/${project.id}/clips/${clip.id}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/events/${project.id}`]);
  });

  test('counts views by its clients, not by its studio', async () => {
    const { clip } = await create();
    await finish(clip.id);
    const view = (who: Browser) => who.post(`/events/${project.id}/clips/${clip.id}/views`, {});
    for (const who of [client, guest, owner]) expect((await view(who)).status).toBe(204);
    expect(await sql('select views::int from clips where id = $1', [clip.id])).toEqual([{ views: 2 }]);
  });
});
