import { startEmbedded } from '../../server/database/embedded/index.ts';

const TRIES = 5;

/**
 * The database of this installation: its own address, or the embedded server, which is started again whenever it ends.
 * `env` is what other processes are told, kept up to date; `onMoved` hears when it came back elsewhere, `onLost` when
 * it does not come back.
 */
export async function openDatabase(settings, { onMoved, onLost } = {}) {
  if (settings.databaseUrl)
    return { env: { DATABASE_URL: settings.databaseUrl }, stop: async () => undefined };
  const options = { dataDir: settings.dataDir, log: (line) => console.log(`  ${line}`) };
  let server = await startEmbedded(options);
  let stopping = false;
  const env = { KEEPERS_DATABASE_URL: server.url };

  async function revive() {
    if (stopping) return;
    console.error('  The database ended: it starts again');
    for (let tries = 1; !stopping; tries += 1) {
      try {
        server = await startEmbedded(options);
        break;
      } catch (error) {
        if (tries === TRIES) return onLost?.(error);
        console.error(`  ${error.message}`);
        await new Promise((resolve) => setTimeout(resolve, 1000 * tries));
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
