import { buildIfStale } from './build.mjs';
import { serve } from './serve.mjs';
import { step, stop } from './steps.mjs';

console.log('Keepers');
serve({ prepare: () => step('Built', buildIfStale) }).catch(stop);
