// The load generator, in a process of its own: reads its requests from standard input, prints the results.
import autocannon from 'autocannon';

let text = '';
for await (const chunk of process.stdin) text += chunk;
const { url, connections, seconds, lists } = JSON.parse(text);

let made = 0;
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  requests: lists[0],
  // Each connection is a person of its own, with its own requests in its own order.
  setupClient: (client) => client.setRequests(lists[made++ % lists.length]),
});

const { '2xx': good, errors, timeouts, non2xx, duration, latency, statusCodeStats } = result;
console.log(
  JSON.stringify({
    perSecond: good / duration,
    good,
    bad: errors + timeouts + non2xx,
    statuses: statusCodeStats,
    p50: latency.p50,
    p99: latency.p99,
  }),
);
