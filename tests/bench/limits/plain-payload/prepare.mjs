// Makes the tables and the user of plain Payload, and the list of components that its admin asks for.
import path from 'node:path';
import { generateImportMap, getPayload } from 'payload';
import config from './payload.config.js';

const [email, password] = process.argv.slice(2);
const importMapFile = path.join(import.meta.dirname, 'app/(payload)/admin/importMap.js');
const settled = await config;
settled.admin.importMap.importMapFile = importMapFile;
await generateImportMap(settled, { force: true, log: false });
const payload = await getPayload({ config });
await payload.create({ collection: 'users', data: { email, password } });
console.log('{}');
process.exit(0);
