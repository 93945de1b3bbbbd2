import { startEmbedded } from '../../core/db/embedded/index.ts';
import { reachDatabase } from '../../core/db/reach.ts';
import { errorLine } from '../../core/errors/error-line.ts';

/** An external database server may be starting with the machine. */
const PATIENCE_MS = 20_000;
const SLOWEST_MS = 15_000;

/**
 * The database of this installation: an external address, or the embedded server, which is restarted whenever it ends
 * (also after hours: a full disk is freed some time). `env` is the environment for other processes, kept up to date;
 * `onMoved` is called when it restarted on another port. Throws one line where an external database cannot be used.
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
    console.error('  The embedded database stopped unexpectedly; restarting it');
    let printed = '';
    for (let tries = 1; !stopping; tries += 1) {
      try {
        server = await startEmbedded(options);
        console.error('  The embedded database is running again');
        break;
      } catch (error) {
        const line = errorLine(error);
        if (line !== printed) console.error(`  ${line} Retrying until it works.`);
        printed = line;
        await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * tries, SLOWEST_MS)));
      }
    }
    // A stop during the restart found no server to stop.
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
