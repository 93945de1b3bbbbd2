import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

/** Sends the files it is started with, one after the other, by nothing but Node's own streams: a measure of the machine. */
const server = createServer((_request, response) => {
  const left = process.argv.slice(2);
  const next = () => {
    const file = left.shift();
    if (!file) response.end();
    else createReadStream(file).once('end', next).pipe(response, { end: false });
  };
  next();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
process.once('disconnect', () => process.exit());
