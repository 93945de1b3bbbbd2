import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy, type TestApp } from './open-test-app';
import type { Project } from './projects';

const SIZES = ['s300', 's600', 'medium', 'big'];

interface Cloned {
  id: string;
  from_event: string;
  from_media: string;
  version: string;
}

/**
 * Fills a project's gallery with `count` ready photographs: rows like those of the demo studio's, each with files of its
 * own name (the same bytes), so that lists, pages and pictures find everything a real upload leaves.
 */
export async function clonePhotos(app: TestApp, project: Project, count: number): Promise<string[]> {
  const rows = await app.sql<Cloned>(
    `with demo as (
       select m.*, row_number() over (order by m.event_id, m.name) - 1 as at, count(*) over () as total
         from media m where m.state = 'ready' and m.event_id in (select id from events where code = any($4))),
     made as (
       insert into media (id, account_id, event_id, gallery_id, name, name_key, sha256, crc32, bytes, format, state,
         original_width, original_height, width, height, thumbhash, version, thumbnails_ready, captured_at, camera, lens,
         likeness, sharpness, position, uploaded_at)
       select uuidv7(), d.account_id, $1::uuid, $2::uuid, 'IMG_' || lpad(n::text, 5, '0') || '.JPG',
         'img_' || lpad(n::text, 12, '0') || '.jpg', md5($2::uuid::text || n) || md5(n || $2::uuid::text), d.crc32, d.bytes, d.format, d.state,
         d.original_width, d.original_height, d.width, d.height, d.thumbhash, d.version, true, d.captured_at, d.camera,
         d.lens, coalesce(d.likeness, ''), d.sharpness, n, now()
         from generate_series(1, $3::int) n join demo d on d.at = n % d.total
         order by n returning id, version, position)
     select made.id, made.version, d.event_id as from_event, d.id as from_media
       from made join demo d on d.version = made.version order by made.position`,
    [project.id, project.gallery, count, ['DEMO2026', 'HEBREW26', 'AUTUMN26']],
  );
  if (rows.length !== count) throw new Error(`${rows.length} photographs were made, not ${count}`);
  const pictures = path.join(app.dataDir, 'storage', 'derivatives');
  for (const row of rows) {
    const to = path.join(pictures, project.id, row.id, row.version);
    mkdirSync(to, { recursive: true });
    for (const size of SIZES) {
      const from = path.join(pictures, row.from_event, row.from_media, row.version, `${size}.jpg`);
      linkOrCopy(from, path.join(to, `${size}.jpg`));
    }
  }
  await app.sql('analyze media');
  return rows.map((row) => row.id);
}
