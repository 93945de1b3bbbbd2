import type { TextKey } from '@/core/i18n/translate';
import { type CardQuestion, type DashboardCard, defineCard } from './define-card';
import type { Need } from './NeedCard';

/** A project on a card: something of it waits. */
export interface WaitingProject {
  id: string;
  name: string;
  /** How many things wait in all projects of the account, also those that are not listed. */
  count: number;
}

type Thing = { href: string; about: string };

/**
 * Declares a card of Home that lists projects with their covers; there is no card without a project, or for an operator
 * without an account. `list` returns the listed projects. `show` returns what is said about one and the address where it
 * is resolved. The button is named by `button` and leads to the first project, or it is derived from that project.
 */
export function defineProjectsCard<P extends WaitingProject>(card: {
  name: string;
  permission: string;
  tone?: Need['tone'];
  list: (asked: CardQuestion & { account: string }) => Promise<P[]>;
  /** Key of a text with `count`. */
  title: TextKey;
  show: (project: P, asked: CardQuestion) => Thing;
  button: TextKey | ((first: Thing, asked: CardQuestion) => Need['button']);
}): DashboardCard {
  const { name, permission, tone = 'waits', list, title, show, button } = card;
  return defineCard({
    name,
    permission,
    load: async (asked) => {
      const { account, t, covers } = asked;
      if (account === null) return null;
      const projects = await list({ ...asked, account });
      const [first] = projects;
      if (!first) return null;
      const pictures = await covers(projects.map(({ id }) => id));
      const shown = show(first, asked);
      return {
        tone,
        count: first.count,
        title: t(title, { count: first.count }),
        things: projects.map((project) => ({
          ...show(project, asked),
          name: project.name,
          src: pictures.get(project.id) ?? null,
        })),
        button: typeof button === 'function' ? button(shown, asked) : { label: t(button), href: shown.href },
      };
    },
  });
}
