import { composeWeb } from '@/compose-web';
import { env } from '@/server/env';
import { startJobs } from '@/server/jobs/boss';
import { startGate } from '@/server/pictures/gate';
import { runWithParent } from '@/server/run-with-parent';
import { watchSites } from '@/server/sites/page-store';
import { startPayload } from '@/server/start-payload';

/** A web process of its own, without pages: for tests that need two. */
await startPayload();
await startGate();
await watchSites();
await startJobs({ work: false });
const noPages = (_request: unknown, response: { writeHead: (status: number) => { end: () => void } }) => {
  response.writeHead(404).end();
  return Promise.resolve();
};
const server = composeWeb({ next: noPages as never, dev: false });
server.listen(env().port, '127.0.0.1', () =>
  runWithParent({ ready: {}, stop: async () => server.closeAllConnections() }),
);
