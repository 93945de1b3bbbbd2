export type { ProjectField } from '@/modules/project/project-fields';
