import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnText } from '../load/run-node';

/** The statements of `bare-postgres.mjs`, on its tables, with the same photographs for each connection. */
const script = (products: number) => `
\\set p random(0, ${products - 1})
\\set m :client_id * 7 + random(0, 6)
begin;
select 1 from bare_products where id = :p for update;
select count(*)::int as count, coalesce(bool_or(media = :m), false)::int as picked from bare_picks where product = :p \\gset
\\if :picked
delete from bare_picks where product = :p and media = :m;
\\else
insert into bare_picks values (:p, :m);
\\endif
insert into bare_changes (data) values (jsonb_build_object('product', :p::int, 'media', :m::int));
commit;
`;

/** Whether PostgreSQL's own load generator is on this machine. */
export const hasPgbench = (): boolean =>
  spawnSync('pgbench', ['--version'], { stdio: 'ignore' }).status === 0;

/** Transactions a second that pgbench makes of a pick, from 16 connections, over so many products. */
export async function pgbench(url: string, products: number, seconds: number): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'keepers-pgbench-'));
  try {
    const file = path.join(folder, 'pick.sql');
    writeFileSync(file, script(products));
    const args = ['-n', '-c', '16', '-j', '2', '-M', 'prepared', '-T', String(seconds), '-f', file, url];
    const said = await spawnText('pgbench', args);
    const found = /tps = ([\d.]+)/.exec(said)?.[1];
    if (!found) throw new Error(`pgbench reported no speed: ${said.slice(-300)}`);
    return Number(found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
