export type { Answer } from '@/core/http/define-endpoint';
export type { PageRequest } from '@/core/http/define-page';
export type { RequestContext } from '@/core/http/request-context';
