export type { Answer, Endpoint } from '@/core/http/define-endpoint';
export type { PageDefinition, PageRequest } from '@/core/http/define-page';
export type { RequestContext } from '@/core/http/request-context';
export type { JobDefinition } from '@/core/jobs/define-job';
export type { PickAnswer } from '@/core/wire';
