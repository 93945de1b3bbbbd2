import { pictureAddress } from '@media/pictures/address';
import { staffToken } from '@media/pictures/staff-token';
import type { ReactNode } from 'react';
import { pool, type Sql } from '@/core/db/pool';
import { translator } from '@/core/i18n/translate';
import type { StudioPerson } from '@/modules/access/enter-studio';
import { allow } from '@/modules/access/table';
import { coversOf } from '@/modules/project/queries/covers-repo';
import type { CardQuestion, DashboardCard } from './define-card';

/** Timeout of a card. */
const PATIENCE_MS = 3000;

/** A card with content, without (null), or failed. */
export interface DrawnCard {
  name: string;
  kind: DashboardCard['kind'];
  node: ReactNode;
  failed: boolean;
}

export function cardQuestion(person: StudioPerson): CardQuestion {
  return {
    account: person.account,
    user: person.user.id,
    locale: person.locale,
    t: translator(person.locale),
    sql: Object.assign(
      async (text: string, values?: unknown[]) => (await pool().query(text, values)).rows as never,
      { query: (...asked: Parameters<Sql['query']>) => pool().query(...asked) as never },
    ),
    covers: async (projects) => {
      const found = await coversOf(projects);
      return new Map(
        [...found.values()].map(({ project, media, version }) => [
          project,
          pictureAddress(project, media, version, 's300', staffToken(person, project)),
        ]),
      );
    },
  };
}

const inTime = <T,>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Renders every card this user may see, concurrently, in order. Never throws: failed cards are marked. */
export async function renderCards(
  cards: readonly DashboardCard[],
  role: StudioPerson['role'],
  asked: CardQuestion,
): Promise<DrawnCard[]> {
  const mine = cards.filter(({ permission }) => allow(role, permission) !== 'none');
  const drawn = await Promise.all(
    mine.map(async ({ name, kind, draw }): Promise<DrawnCard> => {
      try {
        return { name, kind, node: await inTime((async () => draw(asked))()), failed: false };
      } catch (error) {
        console.error(
          `Could not render the card ${name} of Home; a notice replaces it:`,
          (error as Error)?.message ?? error,
        );
        return { name, kind, node: null, failed: true };
      }
    }),
  );
  return drawn.filter(({ node, failed }) => failed || node !== null);
}
