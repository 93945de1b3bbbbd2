export { ApiError, isLeaving } from '@/components/api/call-api';
export { picksMissing } from '@/domain/selection';
