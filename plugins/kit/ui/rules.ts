export { ApiError, isLeaving } from '@/ui/api/call-api';
