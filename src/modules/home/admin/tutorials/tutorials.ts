import type { TutorialPlace } from '@/modules/home/rules/tutorial-places';

/** The kinds of drawings of a step. */
export const SKETCHES = [
  'form',
  'drop',
  'grid',
  'product',
  'mail',
  'heart',
  'done',
  'mark',
  'calendar',
  'search',
  'phone',
] as const;
export type Sketch = (typeof SKETCHES)[number];

/** The tutorials: their places and steps, one drawing each. Texts are `admin-home.tutorials.<id>.title|text|steps.<number>`. */
export const TUTORIALS = [
  { id: 'start', at: 'new', steps: ['form', 'drop', 'product', 'mail'] },
  { id: 'photos', at: 'photos', steps: ['drop', 'grid', 'done'] },
  { id: 'selection', at: 'products', steps: ['product', 'heart', 'done', 'grid'] },
  { id: 'invite', at: 'clients', steps: ['mail', 'phone', 'heart'] },
  { id: 'watermark', at: 'brand', steps: ['mark', 'grid', 'phone'] },
  { id: 'expiry', at: 'details', steps: ['calendar', 'mail', 'done'] },
  { id: 'find', at: 'home', steps: ['search', 'form', 'grid'] },
] as const satisfies readonly { id: string; at: TutorialPlace; steps: readonly Sketch[] }[];
export type TutorialId = (typeof TUTORIALS)[number]['id'];
