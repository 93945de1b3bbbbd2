// Downloads a file: `URL COOKIE [RANGE] [FROM]`. Prints the number of bytes, the speed, and with FROM the sha256 of the
// bytes from there on.
import { createHash } from 'node:crypto';
import { get } from 'node:http';

const [url, cookie, range = '', from = ''] = process.argv.slice(2);
const begun = performance.now();

get(url, { headers: { Cookie: cookie, ...(range ? { Range: range } : {}) } }, (response) => {
  const hash = createHash('sha256');
  let bytes = 0;
  response.on('data', (chunk) => {
    const skipped = Math.max(0, Number(from) - bytes);
    if (from && skipped < chunk.length) hash.update(chunk.subarray(skipped));
    bytes += chunk.length;
  });
  response.on('end', () => {
    const seconds = (performance.now() - begun) / 1000;
    const { statusCode: status, complete } = response;
    const found = { status, complete, bytes, megabytesPerSecond: bytes / 1e6 / seconds };
    console.log(JSON.stringify(from ? { ...found, sha256: hash.digest('hex') } : found));
  });
});
