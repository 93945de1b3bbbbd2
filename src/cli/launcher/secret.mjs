import { overDatabase } from './backup.mjs';
import { stop } from './steps.mjs';

if (process.argv[1]?.endsWith('secret.mjs'))
  overDatabase('secret', process.argv.slice(2)).then((code) => process.exit(code), stop);
