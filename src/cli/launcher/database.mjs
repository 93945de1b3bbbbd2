import { startEmbedded } from '../../core/db/embedded/index.ts';
import { reachDatabase } from '../../core/db/reach.ts';
import { sayFault } from '../../core/errors/say-fault.ts';

/** A server of one's own may be starting with the machine. */
const PATIENCE_MS = 20_000;
const SLOWEST_MS = 15_000;

/**
 * The database of this installation: its own address, or the embedded server, which is started again whenever it ends
 * (also after hours: a full disk is emptied some time). `env` is what other processes are told, kept up to date;
 * `onMoved` hears when it came back elsewhere. Throws one line where a database of one's own cannot be used.
 */
export async function openDatabase(settings, { onMoved, patience = PATIENCE_MS } = {}) {
  const { databaseUrl, databaseDirectUrl } = settings;
  if (databaseUrl) {
    const log = (line) => console.error(`  ${line}`);
    await reachDatabase(databaseUrl, { patience, log });
    if (databaseDirectUrl && databaseDirectUrl !== databaseUrl)
      await reachDatabase(databaseDirectUrl, { name: 'DATABASE_DIRECT_URL', patience, log });
    return { env: { DATABASE_URL: databaseUrl }, stop: async () => undefined };
  }
  const options = { dataDir: settings.dataDir, log: (line) => console.log(`  ${line}`) };
  let server = await startEmbedded(options);
  let stopping = false;
  const env = { KEEPERS_DATABASE_URL: server.url };

  async function revive() {
    if (stopping) return;
    console.error('  The database ended: it starts again');
    let told = '';
    for (let tries = 1; !stopping; tries += 1) {
      try {
        server = await startEmbedded(options);
        console.error('  The database is up again');
        break;
      } catch (error) {
        const line = sayFault(error);
        if (line !== told) console.error(`  ${line} It is tried again until it works.`);
        told = line;
        await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * tries, SLOWEST_MS)));
      }
    }
    // A stop that was asked for meanwhile found the server gone.
    if (stopping) return server.stop();
    server.ended.then(revive);
    if (server.url === env.KEEPERS_DATABASE_URL) return;
    env.KEEPERS_DATABASE_URL = server.url;
    onMoved?.();
  }

  server.ended.then(revive);
  return {
    env,
    stop: () => {
      stopping = true;
      return server.stop();
    },
  };
}
