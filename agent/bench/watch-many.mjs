// Measures how long the uploader takes to know a folder of 20,000 files again, and its memory: no server is needed.
//   node agent/bench/watch-many.mjs
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildAgent } from '../build.mjs';

const [FOLDERS, FILES] = [200, 100];

/** Writes 20,000 files in 200 folders, as an uploader that knows all of them; returns where. */
function prepare() {
  const place = mkdtempSync(path.join(tmpdir(), 'keepers-many-'));
  const folder = path.join(place, 'photographs');
  const data = path.join(place, 'data');
  mkdirSync(path.join(data, 'folders'), { recursive: true });
  const known = [];
  for (let f = 0; f < FOLDERS; f++) {
    mkdirSync(path.join(folder, String(f)), { recursive: true });
    for (let i = 0; i < FILES; i++) {
      const at = `${f}/IMG_${i}.jpg`;
      writeFileSync(path.join(folder, at), 'x');
      const { size, mtimeMs, ino } = statSync(path.join(folder, at));
      const facts = { size, mtimeMs, ino, sha256: 'a'.repeat(64), gallery: 'g', media: at };
      known.push(JSON.stringify([at, facts]));
    }
  }
  writeFileSync(path.join(data, 'folders/link.jsonl'), `${known.join('\n')}\n`);
  const link = { id: 'link', folder, project: { id: 'p', name: 'P' }, gallery: { id: 'g', name: 'G' } };
  const config = { links: [{ ...link, subfolders: false, paused: false }] };
  writeFileSync(path.join(data, 'config.json'), JSON.stringify(config));
  return { place, folder, data };
}

/** Measures one start: ms until the folder is known again, seconds of the processor, MB, ms until a new file waits. */
export async function measureMany() {
  const { place, folder, data } = prepare();
  const script = await buildAgent(path.join(place, 'built'));
  const begun = performance.now();
  const words = ['--max-semi-space-size=2', script, '--background', '--data', data];
  const child = spawn(process.execPath, words, { stdio: 'ignore' });
  try {
    const note = path.join(data, 'page.json');
    while (!existsSync(note)) await wait(5);
    const { url } = JSON.parse(readFileSync(note, 'utf8'));
    const state = () =>
      fetch(`${url}state`).then(
        (answer) => answer.json(),
        // A connection that ended while it waited.
        () => ({ links: [{}] }),
      );
    while (!(await state()).links[0].scanned) await wait(10);
    const ms = Math.round(performance.now() - begun);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const cpu = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const added = performance.now();
    mkdirSync(path.join(folder, 'new'));
    writeFileSync(path.join(folder, 'new/IMG_1.jpg'), 'y');
    while (!(await state()).links[0].pending) await wait(20);
    return {
      ms,
      seconds: (Number(cpu[11]) + Number(cpu[12])) / 100,
      megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024),
      seen: Math.round(performance.now() - added),
    };
  } finally {
    child.kill();
    rmSync(place, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const { ms, seconds, megabytes, seen } = await measureMany();
  console.log(
    `${FOLDERS * FILES} files: known again after ${ms} ms (${seconds} s of the processor), ${megabytes} MB; a new file in a new folder waits after ${seen} ms`,
  );
}
