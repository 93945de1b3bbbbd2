import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { identify, lives } from '../../core/db/embedded/identity.ts';
import { makeFolder } from '../../core/env/make-folder.ts';
import { renderErrorPage } from '../../web/front/render-error-page.ts';
import { root } from './steps.mjs';

const PATIENCE_MS = 10_000;
const WAIT_MS = 20_000;

const words = (locale) =>
  JSON.parse(readFileSync(path.join(root, 'src/core/i18n/messages', locale, 'common.json'), 'utf8')).starting;

/** "Not yet", as a page for a person and as JSON for a program; the page reloads by itself. */
function answer(request, response) {
  const locale = /^\s*(he|iw)\b/i.test(request.headers['accept-language'] ?? '') ? 'he' : 'en';
  const page = (request.headers.accept ?? '').includes('text/html');
  const { title, text } = words(locale);
  response.writeHead(503, {
    'Retry-After': '2',
    'Cache-Control': 'no-store',
    'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
  });
  if (page)
    response.end(renderErrorPage({ locale, title, text }, { seconds: 2, address: request.url ?? '/' }));
  else response.end(JSON.stringify({ errors: { base: [text] }, code: 'UNAVAILABLE' }));
}

/** Listens and answers "not yet" to every request; returns the server, or the error's code. */
function listen({ port, host }) {
  return new Promise((resolve) => {
    const server = createServer(answer);
    server.once('error', (error) => resolve(error.code));
    server.listen(port, host, () => resolve(server));
  });
}

function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Waits for the web process of a launcher that was killed with -9: it is stopping, or is killed. */
async function outlive(settings, web) {
  const begun = Date.now();
  while (Date.now() - begun < WAIT_MS) {
    const held = await listen(settings);
    if (held !== 'EADDRINUSE') return held;
    if (web && lives(web) && Date.now() - begun > PATIENCE_MS)
      process.kill(Number(web.split(':')[0]), 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return 'EADDRINUSE';
}

/**
 * Takes the port before anything else is done and keeps it until the web process takes over. Returns `release` to free
 * it,
 * `note` to record the process that has it then, and `forget`. Throws one line where it is taken.
 */
export async function holdPort(settings) {
  const file = path.join(settings.dataDir, `launcher-${settings.port}.json`);
  const { launcher, web } = readNote(file);
  const theirs = launcher && lives(launcher);
  let held = await listen(settings);
  if (held === 'EADDRINUSE' && launcher && !theirs) held = await outlive(settings, web);
  if (typeof held === 'string') {
    const why = theirs
      ? `has Keepers running on it already (process ${launcher.split(':')[0]})`
      : { EADDRINUSE: 'is taken by another program', EACCES: 'needs more rights than you have' }[held] ||
        `cannot be used (${held})`;
    const fix = held === 'EADDRNOTAVAIL' || held === 'ENOTFOUND' ? 'set HOST' : 'choose another with PORT';
    throw new Error(`Port ${settings.port} of ${settings.host} ${why}: ${fix}.`);
  }
  const write = (pid) => {
    makeFolder(settings.dataDir, 0o711);
    const words = { launcher: identify(process.pid), web: pid ? identify(pid) : null };
    writeFileSync(file, JSON.stringify(words), { mode: 0o600 });
  };
  write(null);
  return {
    note: write,
    forget: () => rmSync(file, { force: true }),
    release: () =>
      new Promise((resolve) => {
        held.close(() => resolve());
        held.closeAllConnections();
      }),
  };
}
