import type { Locale } from '@/core/i18n/locale';
import type { TemplateView } from '@/modules/messaging/queries/messages-repo';

/** What the tab's parts know of the project whose people they show. */
export interface PeopleProject {
  id: string;
  name: string;
  language: Locale;
  templates: TemplateView[];
}

/** The wire's address of a project. */
export const wireOf = (project: Pick<PeopleProject, 'id'>): string => `/api/x/studio/projects/${project.id}`;
