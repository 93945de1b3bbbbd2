// Uploads a folder into a new project and prints the picks. Needs Node 20 and nothing else:
//   node upload-folder.mjs https://photos.example.com "Noa & Dan" ./photographs
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const [server, projectName, folder] = process.argv.slice(2);
let token = process.env.KEEPERS_TOKEN;

/** Calls an operation of the document by its name. Throws the error's code. */
async function call(operation, { path: at = {}, query = {}, body, raw } = {}) {
  const found = Object.entries(api.paths).flatMap(([route, methods]) =>
    Object.entries(methods)
      .filter(([, { operationId }]) => operationId === operation)
      .map(([method]) => ({ method: method.toUpperCase(), route })),
  )[0];
  const url = new URL(
    found.route.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(at[name])),
    server,
  );
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const answer = await fetch(url, {
    method: found.method,
    headers: {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(raw
        ? { 'Content-Type': 'application/octet-stream' }
        : body && { 'Content-Type': 'application/json' }),
    },
    body: raw ?? (body && JSON.stringify(body)),
  });
  const json = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(json.code), json);
  return json;
}

/** Shows a code and waits until the photographer allows it. */
async function pair() {
  const code = await call('devices.codes', { body: { name: 'Folder script' } });
  console.log(`Open ${new URL(code.verification_path_complete, server)} and allow ${code.user_code}`);
  for (let seconds = code.interval; ; ) {
    await wait(seconds * 1000);
    try {
      return (await call('devices.token', { body: { device_code: code.device_code } })).token;
    } catch (error) {
      if (error.code === 'SLOW_DOWN') seconds += 5;
      else if (error.code !== 'AUTHORIZATION_PENDING') throw error;
    }
  }
}

const api = await (await fetch(new URL('/api/openapi.json', server))).json();
token ??= await pair();
const project = await call('projects.create', { body: { name: projectName } });
const gallery = project.galleries[0].id;
for (const filename of (await readdir(folder)).sort()) {
  const raw = await readFile(path.join(folder, filename));
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const { id } = await call('uploads.simple', { query: { gallery, filename, sha256 }, raw });
  console.log(`${filename} → ${id}`);
}
const { products } = await call('selection.export-json', { path: { id: project.id } });
console.log(JSON.stringify({ project: project.id, products }));
