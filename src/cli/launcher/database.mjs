import { startEmbedded } from '../../server/database/embedded/index.ts';

/** The database of this installation: its own address, or the embedded server. */
export async function openDatabase(settings) {
  if (settings.databaseUrl)
    return { url: settings.databaseUrl, stop: async () => undefined, embedded: false };
  const server = await startEmbedded({ dataDir: settings.dataDir, log: (line) => console.log(`  ${line}`) });
  return { url: server.url, stop: server.stop, embedded: true };
}
