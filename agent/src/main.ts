import { spawn } from 'node:child_process';
import { realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Agent } from './agent';
import { Page } from './page/page';
import { dataFolder, readJson, writeWhole } from './store';
import { VERSION } from './version';

const HELP = `Keepers uploader ${VERSION}

  keepers-agent                 starts it and opens its page
  keepers-agent --background    starts it without opening the page
  keepers-agent --data FOLDER   keeps its settings there
  keepers-agent --port PORT     for its page; by default a free one
`;

/** Opens an address with the person's browser. */
function open(url: string): void {
  const [command, words] =
    process.platform === 'darwin'
      ? ['open', [url]]
      : process.platform === 'win32'
        ? ['rundll32', ['url.dll,FileProtocolHandler', url]]
        : ['xdg-open', [url]];
  spawn(command, words, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

/** Whether a program that was started before answers at its page. */
const runs = (url: string): Promise<boolean> =>
  fetch(`${url}state`, { signal: AbortSignal.timeout(2000) }).then(
    (answer) => answer.ok,
    () => false,
  );

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      background: { type: 'boolean', default: false },
      data: { type: 'string' },
      port: { type: 'string', default: '0' },
      help: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void console.log(HELP);
  if (values.version) return void console.log(VERSION);
  const folder = values.data ? path.resolve(values.data) : dataFolder();
  const note = path.join(folder, 'page.json');
  const before = readJson<{ url: string | null }>(note, { url: null }).url;
  if (before && (await runs(before))) {
    console.log(`Already running: ${before}`);
    if (!values.background) open(before);
    return;
  }
  const [, script] = process.argv;
  const agent = new Agent(folder, {
    ...(script ? { file: realpathSync(script) } : {}),
    restart: () => void end().finally(startAgain),
  });
  const page = new Page(agent);
  const url = await page.listen(Number(values.port));
  writeWhole(note, JSON.stringify({ url, pid: process.pid }));
  agent.start();
  console.log(`Keepers uploader ${VERSION}: ${url}`);
  if (!values.background) open(url);
  let ending: Promise<void> | null = null;
  function end(): Promise<void> {
    page.close();
    rmSync(note, { force: true });
    ending ??= agent.end();
    return ending;
  }
  const stop = () => void end().finally(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Starts the program's file again, with the same settings and without its page, and ends this process. */
function startAgain(): never {
  const [, script = '', ...words] = process.argv;
  const given = words.filter((word) => word !== '--background');
  spawn(process.execPath, [...process.execArgv, script, ...given, '--background'], {
    stdio: 'ignore',
    detached: true,
    windowsHide: true,
  }).unref();
  process.exit(0);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
