/** Returns the message keys that may name a queue: `trash.purge` is named by the core, `talk.purge` by its feature. */
export function queueKeys(queue: string): [core: string, feature: string] {
  const [feature = '', ...rest] = queue.split('.');
  // Ids of jobs cannot change while some are queued: their older word for notifying is in no key.
  const keyOf = (name: string) =>
    name.replaceAll(/[.-]/g, '_').replaceAll('tell', 'notify').replaceAll('happenings', 'events');
  return [
    ['admin-operators.jobs', `queue.${keyOf(queue)}`],
    [feature, `jobs.${keyOf(rest.join('.'))}`],
  ].map((parts) => parts.join('.')) as [string, string];
}
