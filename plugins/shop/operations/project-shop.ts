import type { defineFeatureServer } from '@plugins/kit/server';
import { pool } from '@plugins/kit/server/database';
import { listBought, listOrdered } from '../queries/bought';
import { sellsIn } from '../queries/catalog';
import { SIZES } from '../rules/product';
import { personIn } from './read-cart';

type ProjectShop = NonNullable<Parameters<typeof defineFeatureServer>[0]['projectShop']>;

/** What the gallery and downloads know of the shop: whether it sells, and which files a person has bought. */
export const projectShop: ProjectShop = {
  sells: (event) => sellsIn(pool(), { account: event.account_id, event: event.id }),
  bought: async (event, viewer) => {
    const person = personIn(viewer);
    const lines = person ? await listBought(pool(), { event: event.id, person }) : [];
    if (lines.length === 0) return null;
    // A larger size holds the smaller ones.
    return ({ id, gallery }, size) =>
      lines.some(
        (line) =>
          SIZES.indexOf(line.size) >= SIZES.indexOf(size) &&
          (line.scope === 'project' ||
            (line.scope === 'gallery' && line.gallery === gallery) ||
            line.medias.includes(id)),
      );
  },
  ordered: (event, medias) => listOrdered(pool(), event, medias),
};
