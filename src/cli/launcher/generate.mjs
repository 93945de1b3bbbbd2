import { generate } from '../generate.mjs';
import { stop } from './steps.mjs';

generate().catch(stop);
