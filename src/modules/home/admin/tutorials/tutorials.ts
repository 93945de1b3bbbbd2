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

/** The tutorials: their steps, one drawing each. Texts are `admin-home.tutorials.<id>.title|text|steps.<number>`. */
export const TUTORIALS = [
  { id: 'start', href: '/admin/projects/new', steps: ['form', 'drop', 'product', 'mail'] },
  { id: 'photos', href: '/admin/projects', steps: ['drop', 'grid', 'done'] },
  { id: 'selection', href: '/admin/projects', steps: ['product', 'heart', 'done', 'grid'] },
  { id: 'invite', href: '/admin/projects', steps: ['mail', 'phone', 'heart'] },
  { id: 'watermark', href: '/admin/brands', steps: ['mark', 'grid', 'phone'] },
  { id: 'expiry', href: '/admin/projects', steps: ['calendar', 'mail', 'done'] },
  { id: 'find', href: '/admin', steps: ['search', 'form', 'grid'] },
] as const satisfies readonly { id: string; href: string; steps: readonly Sketch[] }[];
export type TutorialId = (typeof TUTORIALS)[number]['id'];
