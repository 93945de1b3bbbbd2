// Somebody who downloads: `URL COOKIE [RANGE] [hash]`. Says how many bytes came, how quickly, and with `hash` their sha256.
import { createHash } from 'node:crypto';
import { get } from 'node:http';

const [url, cookie, range = '', hashing = ''] = process.argv.slice(2);
const begun = performance.now();

get(url, { headers: { Cookie: cookie, ...(range ? { Range: range } : {}) } }, (response) => {
  const hash = createHash('sha256');
  let bytes = 0;
  response.on('data', (chunk) => {
    bytes += chunk.length;
    if (hashing) hash.update(chunk);
  });
  response.on('end', () => {
    const seconds = (performance.now() - begun) / 1000;
    const { statusCode: status, complete } = response;
    const found = { status, complete, bytes, megabytesPerSecond: bytes / 1e6 / seconds };
    console.log(JSON.stringify(hashing ? { ...found, sha256: hash.digest('hex') } : found));
  });
});
