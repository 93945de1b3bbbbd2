/** Where a tutorial's first step is done: a page of the newest project, or a screen of the admin. */
export type TutorialPlace = 'photos' | 'products' | 'clients' | 'details' | 'new' | 'brand' | 'home';

/** What tutorials lead to. */
export interface TutorialPlaces {
  /** The account's newest project; null without any. */
  project: string | null;
  /** Its brand; null where it has several. */
  brand: string | null;
}

/** Returns the address of a place: without a project the form for one, with several brands their list. */
export function placeHref(at: TutorialPlace, { project, brand }: TutorialPlaces): string {
  if (at === 'home') return '/admin';
  if (at === 'brand') return brand ? `/admin/brands/${brand}#watermark-title` : '/admin/brands';
  return at === 'new' || !project ? '/admin/projects/new' : `/admin/projects/${project}/${at}`;
}
