import { errorLine } from '../errors/error-line';

/**
 * Ties a process to the one that started it: reports when it is ready, and stops cleanly on a signal or when the parent
 * is gone (also killed with -9: the channel between them breaks).
 */
export function runWithParent({ ready, stop }: { ready: object; stop: () => Promise<unknown> }): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    const giveUp = setTimeout(() => process.exit(1), 25_000);
    giveUp.unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  // An unhandled rejection, of a feature's timer for example, must not end the process.
  process.on('unhandledRejection', (error) =>
    console.error(`Unhandled promise rejection: ${errorLine(error)}`),
  );
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  if (process.send) {
    process.on('disconnect', end);
    process.send({ ready });
  }
}
