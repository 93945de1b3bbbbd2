import type { people } from '@plugins/kit/server';

/** Who asked a studio something over its site. */
export const sitePeople: readonly people.PersonTable[] = [];
