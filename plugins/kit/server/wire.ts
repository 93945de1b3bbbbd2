export type { Answer } from '@/core/http/define-endpoint';
export type { RequestContext } from '@/core/http/request-context';
