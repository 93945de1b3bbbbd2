export type { Answer, Endpoint } from '@/server/http/define-endpoint';
export type { RequestContext } from '@/server/http/request-context';
export type { JobDefinition } from '@/server/jobs/define-job';
export type { PageDefinition, PageRequest } from '@/server/pages/define-page';
