import { overDatabase } from './backup.mjs';
import { stop } from './steps.mjs';

overDatabase('restore', process.argv.slice(2)).then((code) => process.exit(code), stop);
