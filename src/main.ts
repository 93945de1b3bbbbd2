import { createServer, type Server } from 'node:http';
import { startAccessCache } from '@media/pictures/gate';
import next from 'next';
import { requireSchema } from '@/core/db/check-schema';
import { limitStatements } from '@/core/db/limit-statements';
import { startPayload } from '@/core/db/start-payload';
import { env } from '@/core/env';
import { errorLine } from '@/core/errors/error-line';
import { writeVisits } from '@/core/events/visits';
import { startJobs } from '@/core/jobs/boss';
import { startHeartbeat } from '@/core/process/heartbeat';
import { runWithParent } from '@/core/process/run-with-parent';
import { loadSiteNames } from '@/core/process/site-names';
import { watchSites } from '@/modules/sites/page-store';
import { writeViews } from '@/modules/sites/visits/count-views';
import { composeWeb } from '@/web/compose-web';

/** The web process: Payload first, so that Next finds the same instance, then Next, then the front before both. */
async function main(): Promise<void> {
  const settings = env();
  limitStatements();
  await requireSchema();
  await startPayload();
  // In development Next hangs its reload socket on this server; the front hands upgrades on to it.
  const upgrades = createServer();
  const app = next({
    dev: settings.dev,
    dir: process.cwd(),
    hostname: settings.host,
    port: settings.port,
    httpServer: upgrades,
  });
  await app.prepare();
  const handler = app.getRequestHandler();
  await startAccessCache();
  await loadSiteNames();
  await watchSites();
  await startJobs({ work: false });
  const server = composeWeb({ next: (request, response) => handler(request, response), dev: settings.dev });
  if (settings.dev) server.on('upgrade', (...all) => upgrades.emit('upgrade', ...all));
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, settings.host, resolve);
  });
  const silence = startHeartbeat('web');
  runWithParent({
    ready: { web: settings.publicUrl },
    stop: () =>
      Promise.all([silence(), closeServer(server).then(() => Promise.all([writeViews(), writeVisits()]))]),
  });
}

/** Answers on their way may end; live streams, which never do, are cut after a moment and come back elsewhere. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3000).unref();
  });
}

main().catch((error: unknown) => {
  console.error(errorLine(error));
  process.exit(1);
});
