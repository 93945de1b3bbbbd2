import type { Locale } from '@/core/i18n/locale';
import type { TemplateView } from '@/modules/messaging/queries/messages-repo';

/** The project, as the parts of its clients tab need it. */
export interface PeopleProject {
  id: string;
  name: string;
  language: Locale;
  templates: TemplateView[];
  /** Whether there is a mail server. */
  mails: boolean;
}

/** Returns the address of a project's endpoints. */
export const wireOf = (project: Pick<PeopleProject, 'id'>): string => `/api/x/studio/projects/${project.id}`;
