import { overDatabase } from './backup.mjs';
import { stop } from './steps.mjs';

if (process.argv[1]?.endsWith('confirm.mjs'))
  overDatabase('confirm', process.argv.slice(2)).then((code) => process.exit(code), stop);
