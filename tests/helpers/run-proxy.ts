import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import path from 'node:path';
import { vi } from 'vitest';

export type ProxyName = 'nginx' | 'caddy';

/** What the guide's recipe is turned into for a test: other places and ports, and no certificate. */
export interface ProxyPlace {
  /** An empty folder of its own. */
  folder: string;
  dataDir: string;
  /** Where Keepers listens. */
  app: number;
  /** The test's ports, in place of 443 and 80. */
  secure: number;
  plain: number;
}

/** A proxy's recipe in SELF-HOSTING.md. */
function readRecipe(proxy: ProxyName): string {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../SELF-HOSTING.md'), 'utf8');
  const found = new RegExp(`\`\`\`${proxy}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1];
  if (!found) throw new Error(`SELF-HOSTING.md has no recipe for ${proxy}.`);
  return found;
}

/** Whether a proxy is on this machine. */
export const hasProxy = (proxy: ProxyName): boolean =>
  spawnSync(proxy, [proxy === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).status === 0;

const swap = (text: string, from: string, to: string) => {
  if (!text.includes(from)) throw new Error(`The recipe has no "${from}" any more.`);
  return text.replaceAll(from, to);
};

/** Runs a proxy with the guide's recipe in front of Keepers; returns a function that stops it. */
export async function runProxy(proxy: ProxyName, place: ProxyPlace): Promise<() => Promise<void>> {
  const [file, args] = proxy === 'nginx' ? setUpNginx(place) : setUpCaddy(place);
  const env = {
    ...process.env,
    HOME: place.folder,
    XDG_DATA_HOME: place.folder,
    XDG_CONFIG_HOME: place.folder,
  };
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  await vi.waitFor(() => answers(child, place.secure, () => said), { timeout: 20_000, interval: 50 });
  return () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
}

/** Maps the paths that the recipe expects of its machine to the test's folder. */
function setUpNginx(place: ProxyPlace): [string, string[]] {
  let recipe = readRecipe('nginx').replaceAll(/^ *ssl_certificate.*\n/gm, '');
  recipe = swap(recipe, 'listen 443 ssl http2;', `listen 127.0.0.1:${place.secure};`);
  recipe = swap(recipe, 'listen 80;', `listen 127.0.0.1:${place.plain};`);
  recipe = swap(recipe, '127.0.0.1:3000', `127.0.0.1:${place.app}`);
  recipe = swap(recipe, '/var/lib/keepers/', `${place.dataDir}/`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(place.folder, name), { recursive: true });
    return `${name}_temp_path ${path.join(place.folder, name)};`;
  });
  const config = path.join(place.folder, 'nginx.conf');
  writeFileSync(
    config,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; worker_processes 1; pid ${place.folder}/nginx.pid; error_log ${place.folder}/error.log;
events { worker_connections 256; }
http { access_log off; ${temporary.join(' ')}
${recipe}
}
`,
  );
  return ['nginx', ['-p', place.folder, '-e', `${place.folder}/error.log`, '-c', config]];
}

function setUpCaddy(place: ProxyPlace): [string, string[]] {
  let recipe = swap(readRecipe('caddy'), 'photos.example.com {', `http://127.0.0.1:${place.secure} {`);
  recipe = swap(recipe, '127.0.0.1:3000', `127.0.0.1:${place.app}`);
  recipe = swap(recipe, '/var/lib/keepers/', `${place.dataDir}/`);
  const config = path.join(place.folder, 'Caddyfile');
  writeFileSync(config, `{\n  admin off\n  grace_period 1s\n}\n${recipe}`);
  return ['caddy', ['run', '--adapter', 'caddyfile', '--config', config]];
}

function answers(child: ChildProcess, port: number, said: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null) return reject(new Error(`The proxy ended: ${said()}`));
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });
}
